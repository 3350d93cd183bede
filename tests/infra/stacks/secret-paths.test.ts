import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../../shared/apis.ts";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { assemble, type RawResource } from "./assembly.ts";

let resources: [place: string, resource: RawResource][];
beforeAll(async () => {
  const { templates } = await assemble("production");
  resources = [...templates].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([id, resource]): [string, RawResource] => [`${stack}/${id}`, resource]),
  );
});
const of = (type: string) => resources.filter(([, { Type }]) => Type === type);

/** Facts of a call that neither name its path, query and headers nor say who calls. */
const harmless = [
  "requestTime",
  "requestId",
  "httpMethod",
  "resourcePath",
  "status",
  "responseLatency",
  "responseLength",
  "error.responseType",
];

describe("calls whose path holds the secret of a link in a mail", () => {
  const paths = apis.flatMap(({ endpoints }) => Object.values(endpoints).map(fullPath));
  test("exist, so nothing may record paths", () => {
    expect(paths.filter((path) => /\{[^}]*(?:token|secret)[^}]*\}/.test(path)).length).toBeGreaterThan(5);
  });

  test("are traced by no stage, function or workflow, and no role may write a trace", () => {
    const tracing = resources.filter(([, { Properties = {} }]) => {
      const { TracingEnabled, TracingConfig, TracingConfiguration } = Properties as {
        TracingEnabled?: boolean;
        TracingConfig?: { Mode: string };
        TracingConfiguration?: { Enabled: boolean };
      };
      const isTraced = TracingEnabled || TracingConfig?.Mode === "Active" || TracingConfiguration?.Enabled;
      return isTraced || /"xray:/i.test(JSON.stringify(Properties));
    });
    expect(tracing.map(([place]) => place)).toEqual([]);
  });

  test("stand in the API's log by their route alone, and in no log of executions", () => {
    const stages = of("AWS::ApiGateway::Stage");
    expect(stages.length).toBeGreaterThan(1);
    for (const [place, { Properties }] of stages) {
      const { AccessLogSetting, MethodSettings } = Properties as {
        AccessLogSetting: { Format: string };
        MethodSettings: { LoggingLevel?: string; DataTraceEnabled?: boolean }[];
      };
      const facts = AccessLogSetting.Format.matchAll(/\$context\.([\w.]+)/g);
      const others = [...facts].map(([, name = ""]) => name).filter((name) => !harmless.includes(name));
      expect(others, place).toEqual([]);
      for (const { LoggingLevel = "OFF", DataTraceEnabled = false } of MethodSettings)
        expect([LoggingLevel, DataTraceEnabled], place).toEqual(["OFF", false]);
    }
  });

  test("are in no log of CloudFront, and in that of the firewall without path, query and referrer", () => {
    const distributions = of("AWS::CloudFront::Distribution");
    expect(distributions.length).toBeGreaterThan(0);
    for (const [place, { Properties }] of distributions)
      expect(Properties.DistributionConfig, place).not.toHaveProperty("Logging");
    const delivered = ["AWS::Logs::DeliverySource", "AWS::CloudFront::RealtimeLogConfig"].flatMap(of);
    expect(delivered.map(([place]) => place)).toEqual([]);
    const firewalls = of("AWS::WAFv2::LoggingConfiguration");
    expect(firewalls).toHaveLength(1);
    const redacted = firewalls[0]?.[1].Properties.RedactedFields as Record<string, unknown>[];
    const names = redacted.map((field) => JSON.stringify(field).toLowerCase());
    for (const part of ["uripath", "querystring", "referer", "authorization", "cookie"])
      expect(
        names.some((name) => name.includes(part)),
        part,
      ).toBe(true);
    for (const [place, { Properties }] of of("AWS::WAFv2::WebACL"))
      expect(JSON.stringify(Properties), place).not.toMatch(/"SampledRequestsEnabled":true/i);
  });
});
