import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { CfnEmailIdentity } from "aws-cdk-lib/aws-ses";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import type { Construct } from "constructs";
import { apis } from "../../shared/apis.ts";
import { timeoutOf } from "../../shared/kernel/endpoint.ts";
import { publicOriginOf } from "../../shared/kernel/public-origin.ts";
import { AssetsBucket } from "../constructs/assets-bucket.ts";
import { Delivery, publicDomainOf } from "../constructs/delivery.ts";
import { edgeParameters } from "../constructs/edge-policies.ts";
import { arnIn, inPascalCase } from "../constructs/grant.ts";
import { ImportsBucket } from "../constructs/imports-bucket.ts";
import { deadLetterQueue, JobQueue } from "../constructs/job-queue.ts";
import { LaboriumFunction, type LaboriumFunctionProps } from "../constructs/laborium-function.ts";
import { tellOfMails } from "../constructs/mail-events.ts";
import { provisionLaboratory } from "../constructs/provision-laboratory.ts";
import { TenantApi } from "../constructs/rest-api.ts";
import { Schedules } from "../constructs/schedules.ts";
import { apiRole, jobRole, TenantRoles } from "../constructs/tenant-roles.ts";
import { Workflow, WorkflowRunner, workflowArn } from "../constructs/workflow.ts";
import { concurrency, type Deployment, originOf } from "../deployment.ts";
import { keyOf, readGatewayKeys } from "../gateway-keys.ts";
import { platformWorkers } from "../platform-workers.ts";
import { scheduledWorkers } from "../scheduled-workers.ts";
import type { Tenant } from "../tenants.ts";
import {
  bookSteps,
  bulkSteps,
  csvSteps,
  importSteps,
  orderSteps,
  type QueueName,
  queueWorkers,
  type Worker,
  workerEntry,
  workers,
} from "../workers.ts";
import { bookDefinition } from "../workflows/book.ts";
import { importDefinition } from "../workflows/import.ts";
import { oneStep } from "../workflows/one-step.ts";
import { orderDefinition } from "../workflows/order.ts";
import type { Definition } from "../workflows/steps.ts";
import { shownApp } from "./app-version.ts";
import { type PlatformStack, platformNames } from "./platform-stack.ts";

interface TenantStackProps extends StackProps {
  deployment: Deployment;
  platform: PlatformStack;
  tenant: Tenant;
}

const queueNames = Object.keys(queueWorkers) as QueueName[];
const functionDefaults = { memory: 512 };

/** Everything of one laboratory. */
export class TenantStack extends Stack {
  readonly #tenant: Tenant;
  readonly #deployment: Deployment;
  readonly #platform: PlatformStack;
  readonly #roles: TenantRoles;
  readonly #assets: AssetsBucket;
  readonly #environment: Record<string, string>;

  constructor(scope: Construct, id: string, { deployment, platform, tenant, ...props }: TenantStackProps) {
    super(scope, id, props);
    this.addStackDependency(platform);
    this.#tenant = tenant;
    this.#deployment = deployment;
    this.#platform = platform;

    const name = (purpose: string) => `laborium-${tenant.id}-${purpose}`;
    const workflows = {
      import: name("import"),
      book: name("book"),
      bulk: name("bulk"),
      csv: name("csv"),
      order: name("order"),
    };
    const origin = originOf(deployment, tenant);
    const queues = this.#queues(name);
    const schedules = new Schedules(this, "Schedules", { name, dead: platform.failedRuns });
    const imports = new ImportsBucket(this, "Imports", {
      deployment,
      tenant: tenant.id,
      origin,
      queue: queues.imports.queue,
    });
    this.#assets = new AssetsBucket(this, "Assets", { deployment, tenant: tenant.id });
    const mailDomain = new CfnEmailIdentity(this, "MailDomain", {
      emailIdentity: tenant.domain,
      configurationSetAttributes: { configurationSetName: platform.mailSettings.ref },
    });
    this.#roles = new TenantRoles(this, "Roles", {
      tenant: tenant.id,
      tableArn: arnIn("dynamodb", `table/${platformNames.table(deployment)}`),
      assetsArn: this.#assets.arn,
      importsArn: imports.arn,
      mailQueue: queues.mail.queue.queueArn,
      workflows,
      mailIdentities: [arnIn("ses", `identity/${tenant.domain}`), arnIn("ses", "configuration-set/laborium")],
      apis,
      jobs: workers
        .filter((worker) => !platformWorkers.includes(worker))
        .map((worker) => {
          const name = queueNames.find((candidate) => queueWorkers[candidate] === worker);
          if (name) return { worker, queue: queues[name].queue.queueArn };
          return "schedule" in worker ? { worker, dead: schedules.dead.queueArn } : { worker };
        }),
    });
    this.#environment = {
      TENANT: tenant.id,
      ORIGIN: origin,
      TABLE: platformNames.table(deployment),
      ASSETS_BUCKET: this.#assets.bucket.bucketName,
      IMPORTS_BUCKET: imports.bucket.bucketName,
      IMPORT_WORKFLOW: workflowArn(workflows.import),
      BOOK_WORKFLOW: workflowArn(workflows.book),
      BULK_WORKFLOW: workflowArn(workflows.bulk),
      CSV_WORKFLOW: workflowArn(workflows.csv),
      ORDER_WORKFLOW: workflowArn(workflows.order),
      MAIL_QUEUE: queues.mail.queue.queueUrl,
      MAIL_SENDER: `noreply@${tenant.domain}`,
    };

    const api = this.#api();
    this.#serveQueues(queues);
    schedules.serve(scheduledWorkers.map((worker) => ({ worker, job: this.#worker(worker) })));
    this.#workflows([
      this.#defined("ImportWorkflow", workflows.import, importSteps, importDefinition),
      this.#defined(
        "BookWorkflow",
        workflows.book,
        bookSteps,
        bookDefinition(concurrency.browsers(deployment.stage)),
      ),
      this.#defined("BulkWorkflow", workflows.bulk, bulkSteps, oneStep("Changes many analyses")),
      this.#defined("CsvWorkflow", workflows.csv, csvSteps, oneStep("Writes analyses as CSV")),
      this.#defined("OrderWorkflow", workflows.order, orderSteps, orderDefinition),
    ]);
    provisionLaboratory(this, this.#tenant, this.#assets.bucket, (worker) => this.#worker(worker));
    this.#deliver(api, mailDomain, imports);
  }

  #function(
    id: string,
    entry: string,
    role: string,
    facts: Pick<LaboriumFunctionProps, "memory" | "timeout" | "browser" | "tellsVersion">,
  ): LaboriumFunction {
    return new LaboriumFunction(this, id, {
      deployment: this.#deployment,
      entry,
      ...this.#roles.of(role),
      environment: this.#environment,
      ...facts,
    });
  }

  #worker(worker: Worker): LaboriumFunction {
    const { memory, timeout, browser } = worker;
    const facts = { memory, timeout, ...(browser && { browser }) };
    return this.#function(inPascalCase(worker.name), workerEntry(worker), jobRole(worker), facts);
  }

  #queues(name: (purpose: string) => string): Record<QueueName, JobQueue> {
    const topic = this.#platform.alarms;
    const dead = deadLetterQueue(this, "DeadQueue", {
      name: name("dead"),
      topic,
      runbook: "messages-in-a-dead-letter-queue",
    });
    const make = (queue: QueueName) =>
      new JobQueue(this, inPascalCase(`${queue}-queue`), {
        name: name(queue),
        worker: queueWorkers[queue],
        topic,
        dead,
      });
    const mail = make("mail");
    tellOfMails(this, { tenant: this.#tenant.id, domain: this.#tenant.domain, queue: mail.queue, topic });
    return { changes: make("changes"), mail, imports: make("imports") };
  }

  #serveQueues(queues: Record<QueueName, JobQueue>): void {
    for (const queue of queueNames) queues[queue].serve(this.#worker(queueWorkers[queue]));
  }

  #api(): TenantApi {
    const served = apis.map((spec) => {
      const { memory } = { ...functionDefaults, ...spec };
      const timeout = timeoutOf(spec);
      const role = apiRole(spec);
      const facts = {
        memory,
        timeout,
        ...(spec.browser && { browser: true }),
        ...(spec.tellsVersion && { tellsVersion: true }),
      };
      const handler = this.#function(inPascalCase(spec.address), `${spec.address}/handler`, role, facts);
      return { spec, handler, visited: role.endsWith("/public") };
    });
    return new TenantApi(this, "Api", { tenant: this.#tenant.id, served });
  }

  /** The functions of a workflow's steps, and its definition, which names them. */
  #defined<Steps extends Record<string, Worker>>(
    id: string,
    name: string,
    steps: Steps,
    define: (arns: Record<keyof Steps, string>) => Definition,
  ) {
    const functions = Object.entries(steps).map(([step, worker]) => [step, this.#worker(worker)] as const);
    const versions = functions.map(([step, { currentVersion }]) => [step, currentVersion.functionArn]);
    return {
      id,
      name,
      definition: define(Object.fromEntries(versions)),
      functions: functions.map(([, { functionArn }]) => functionArn),
    };
  }

  #workflows(all: { id: string; name: string; definition: Definition; functions: string[] }[]): void {
    const functions = all.flatMap((workflow) => workflow.functions);
    const runner = new WorkflowRunner(this, "Workflows", { tenant: this.#tenant.id, functions });
    for (const { id, name, definition } of all) new Workflow(this, id, { name, definition, runner });
  }

  #deliver(api: TenantApi, mailDomain: CfnEmailIdentity, imports: ImportsBucket): void {
    const { id: tenant, domain, disabled, sso } = this.#tenant;
    const { edge, web } = this.#platform;
    const { distribution } = new Delivery(this, "Delivery", {
      tenant,
      domain,
      publicOrigin: publicOriginOf(originOf(this.#deployment, this.#tenant)),
      ssoDomain: sso?.domain,
      disabled,
      edge,
      api: { id: api.api.restApiId, key: keyOf(tenant, readGatewayKeys().sent), region: this.region },
      webBucketDomain: web.bucketRegionalDomainName,
      appFolder: shownApp(this, this.#deployment.appVersion),
      assetsBucketDomain: this.#assets.bucket.bucketRegionalDomainName,
      importsBucketDomain: imports.bucket.bucketRegionalDomainName,
      certificateArn: StringParameter.valueForStringParameter(this, edgeParameters.certificate(tenant)),
      webAclArn: StringParameter.valueForStringParameter(this, edgeParameters.webAcl),
    });
    this.#assets.publishBy(distribution, tenant);
    new CfnOutput(this, "Domain", {
      value: distribution.attrDomainName,
      description: `Set a CNAME of ${domain} and of ${publicDomainOf(domain)} to this name.`,
    });
    for (const [index, dkim] of [
      [mailDomain.attrDkimDnsTokenName1, mailDomain.attrDkimDnsTokenValue1],
      [mailDomain.attrDkimDnsTokenName2, mailDomain.attrDkimDnsTokenValue2],
      [mailDomain.attrDkimDnsTokenName3, mailDomain.attrDkimDnsTokenValue3],
    ].entries()) {
      new CfnOutput(this, `MailKey${index + 1}`, {
        value: dkim.join(" CNAME "),
        description: "DNS record by which mail of this domain is signed.",
      });
    }
  }
}
