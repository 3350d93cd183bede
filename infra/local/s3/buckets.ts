import type { Assembly } from "../assembly/assembly.ts";

/** A rule of a bucket's CORS configuration. */
export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
}

/** Where an ObjectCreated event goes. */
export interface BucketNotification {
  queueArn: string;
  event: string;
  prefix: string;
  suffix: string;
}

/** A bucket as the template describes it. */
export interface BucketDefinition {
  name: string;
  arn: string;
  versioned: boolean;
  cors: CorsRule[];
  notifications: BucketNotification[];
}

interface RawFilter {
  S3Key?: { Rules?: { Name: string; Value: string }[] };
  Key?: { FilterRules?: { Name: string; Value: string }[] };
}

/** Reads the buckets with CORS and notifications, in CloudFormation's form and in that of the CDK's custom resource. */
export function readBuckets(assembly: Assembly): Map<string, BucketDefinition> {
  const buckets = new Map<string, BucketDefinition>();
  for (const resource of assembly.resources("AWS::S3::Bucket")) {
    const { properties } = resource;
    const name = assembly.ref(resource);
    const cors = properties.CorsConfiguration as { CorsRules?: CorsRule[] } | undefined;
    const native = properties.NotificationConfiguration as
      | { QueueConfigurations?: { Queue: string; Event: string; Filter?: RawFilter }[] }
      | undefined;
    buckets.set(name, {
      name,
      arn: assembly.att(resource, "Arn"),
      versioned:
        (properties.VersioningConfiguration as { Status?: string } | undefined)?.Status === "Enabled",
      cors: cors?.CorsRules ?? [],
      notifications: (native?.QueueConfigurations ?? []).map((one) => ({
        queueArn: one.Queue,
        event: one.Event,
        ...filterOf(one.Filter),
      })),
    });
  }
  for (const resource of assembly.resources("Custom::S3BucketNotifications")) {
    const bucket = buckets.get(String(resource.properties.BucketName));
    const configuration = resource.properties.NotificationConfiguration as
      | { QueueConfigurations?: { QueueArn: string; Events: string[]; Filter?: RawFilter }[] }
      | undefined;
    for (const one of configuration?.QueueConfigurations ?? []) {
      for (const event of one.Events)
        bucket?.notifications.push({ queueArn: one.QueueArn, event, ...filterOf(one.Filter) });
    }
  }
  return buckets;
}

function filterOf(filter: RawFilter | undefined): { prefix: string; suffix: string } {
  const rules = filter?.S3Key?.Rules ?? filter?.Key?.FilterRules ?? [];
  const value = (name: string) => rules.find((rule) => rule.Name.toLowerCase() === name)?.Value ?? "";
  return { prefix: value("prefix"), suffix: value("suffix") };
}
