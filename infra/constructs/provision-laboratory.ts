import { CustomResource } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import { dataFormat } from "../../shared/kernel/data-format.ts";
import type { Tenant } from "../tenants.ts";
import { provisionModules, provisionTenant, provisionTrials, type Worker } from "../workers.ts";
import type { LaboriumFunction } from "./laborium-function.ts";
import { deploy } from "./web-deployment.ts";

/**
 * Creates a laboratory's record, catalogue and modules, and repeats this when its file, its catalogue or the format of stored data
 * changes.
 * @param functionOf the function of a worker
 */
export function provisionLaboratory(
  scope: Construct,
  tenant: Tenant,
  assets: Bucket,
  functionOf: (worker: Worker) => LaboriumFunction,
): void {
  const { cell: _, start, beginnings, webpublisher, proficiency, ...file } = tenant;
  const record = new CustomResource(scope, "Tenant", {
    resourceType: "Custom::LaboriumTenant",
    serviceToken: functionOf(provisionTenant).functionArn,
    properties: {
      // As text: CloudFormation turns all booleans and numbers into strings.
      TenantFile: JSON.stringify(file),
      DataFormat: String(dataFormat),
      ...(start && { CatalogueKey: "provisioning/catalogue.json", CatalogueSha256: start.sha256 }),
    },
  });
  const modules = new CustomResource(scope, "Modules", {
    resourceType: "Custom::LaboriumModules",
    serviceToken: functionOf(provisionModules).functionArn,
    properties: {
      Directory: JSON.stringify(webpublisher),
      ...(beginnings.shop && { ShopKey: "provisioning/shop.json", ShopSha256: beginnings.shop.sha256 }),
      ...(beginnings.book && { BookKey: "provisioning/book.json", BookSha256: beginnings.book.sha256 }),
    },
  });
  modules.node.addDependency(record);
  const trials = new CustomResource(scope, "Trials", {
    resourceType: "Custom::LaboriumTrials",
    serviceToken: functionOf(provisionTrials).functionArn,
    properties: { Lab: file.name, TimeZone: file.time_zone, Beginning: JSON.stringify(proficiency) },
  });
  trials.node.addDependency(record);
  const named = Object.entries({ catalogue: start, ...beginnings });
  const sources = named.flatMap(([name, file]) => (file ? [Source.data(`${name}.json`, file.text)] : []));
  if (sources.length === 0) return;
  const prefix = `${tenant.id}/provisioning`;
  record.node.addDependency(deploy(scope, "Catalogue", { part: tenant.id, bucket: assets, sources, prefix }));
}
