import type { Assembly } from "../assembly/assembly.ts";

/** A rule of a bucket's CORS configuration. */
export interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
}

/** Queue for ObjectCreated events of a bucket. */
interface BucketNotification {
  queueArn: string;
  event: string;
  prefix: string;
}

/** A bucket as the template describes it. */
export interface BucketDefinition {
  name: string;
  arn: string;
  /** Whether replaced and deleted objects stay as former versions. */
  versioned: boolean;
  cors: CorsRule[];
  notifications: BucketNotification[];
}

/** Reads the buckets with CORS and notifications. */
export function readBuckets(assembly: Assembly): Map<string, BucketDefinition> {
  return new Map(
    assembly.resources("AWS::S3::Bucket").map((resource) => {
      const name = assembly.ref(resource);
      const { CorsConfiguration, NotificationConfiguration, VersioningConfiguration } =
        resource.properties as Properties;
      const versioned = VersioningConfiguration?.Status === "Enabled";
      const notifications = (NotificationConfiguration?.QueueConfigurations ?? []).map(
        ({ Queue, Event, Filter }) => ({
          queueArn: Queue,
          event: Event,
          prefix: Filter?.S3Key.Rules.find((rule) => rule.Name === "prefix")?.Value ?? "",
        }),
      );
      const cors = CorsConfiguration?.CorsRules ?? [];
      return [name, { name, arn: assembly.att(resource, "Arn"), versioned, cors, notifications }];
    }),
  );
}

interface Properties {
  VersioningConfiguration?: { Status: string };
  CorsConfiguration?: { CorsRules: CorsRule[] };
  NotificationConfiguration?: {
    QueueConfigurations?: {
      Queue: string;
      Event: string;
      Filter?: { S3Key: { Rules: { Name: string; Value: string }[] } };
    }[];
  };
}
