import { REGION } from "../assembly/places.ts";
import { type Deliveries, once } from "../unkind/deliveries.ts";
import type { BucketDefinition } from "./buckets.ts";
import type { ObjectStore, PendingEvent } from "./store.ts";

/** Facts about the object that an event carries. */
interface CreatedObject {
  key: string;
  size: number;
  etag: string;
}

/** The events for a new object: one for each matching notification of the bucket. */
export function createdEvents(
  bucket: BucketDefinition,
  kind: "Put" | "Copy" | "CompleteMultipartUpload",
  object: CreatedObject,
): Omit<PendingEvent, "id">[] {
  const name = `ObjectCreated:${kind}`;
  return bucket.notifications
    .filter(
      (notification) =>
        (notification.event === "s3:ObjectCreated:*" || notification.event === `s3:${name}`) &&
        object.key.startsWith(notification.prefix),
    )
    .map((notification) => ({
      queue: notification.queueArn.split(":").pop() ?? "",
      body: JSON.stringify({ Records: [record(bucket, name, object)] }),
    }));
}

/** Source: AWS "Event message structure" for S3; keys are URL-encoded with `+` for a space. */
function record(bucket: BucketDefinition, eventName: string, object: CreatedObject): unknown {
  return {
    eventVersion: "2.1",
    eventSource: "aws:s3",
    awsRegion: REGION,
    eventTime: new Date().toISOString(),
    eventName,
    userIdentity: { principalId: "AWS:local" },
    requestParameters: { sourceIPAddress: "127.0.0.1" },
    responseElements: { "x-amz-request-id": "local", "x-amz-id-2": "local" },
    s3: {
      s3SchemaVersion: "1.0",
      configurationId: "local",
      bucket: { name: bucket.name, ownerIdentity: { principalId: "local" }, arn: bucket.arn },
      object: {
        key: encodeURIComponent(object.key).replaceAll("%20", "+").replaceAll("%2F", "/"),
        size: object.size,
        eTag: object.etag,
        sequencer: Date.now().toString(16).toUpperCase().padStart(16, "0"),
      },
    },
  };
}

/**
 * Sends pending events to their queues. They were written in the transaction that made the object visible, so a kill in between delays
 * them until the next start and may duplicate them, but never loses one. S3 promises neither their order nor that each comes only once.
 * Source: AWS "Amazon S3 Event Notifications".
 */
export async function deliverEvents(
  store: ObjectStore,
  send: (queue: string, body: string) => Promise<void>,
  deliveries: Deliveries = once,
): Promise<void> {
  for (const event of deliveries.mixed(store.pendingEvents(), ({ id }) => String(id))) {
    await deliveries.pause();
    for (let times = deliveries.times(); times > 0; times--) await send(event.queue, event.body);
    store.forgetEvent(event.id);
  }
}
