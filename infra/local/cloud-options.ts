import type { DeniedCall } from "./iam/guard.ts";
import type { LogLine } from "./lambda/logs.ts";
import type { Unkindness } from "./unkind/unkindness.ts";

/** How to start a local cloud. */
export interface LocalCloudOptions {
  /** Port on loopback; 0 for any free one. */
  port: number;
  dataDir: string;
  /** The synthesized CDK assembly. */
  assemblyDir: string;
  /** Removes all data first. */
  reset?: boolean;
  /** Called with every line that a function or the cloud itself logs. */
  onLog?: (line: LogLine) => void;
  /** Called for every call that a role does not grant. */
  onDenied?: (denied: DeniedCall) => void;
  /** Called for each grant (`grantsOf` in `iam/guard.ts`) that a call used for the first time. */
  onGrantUsed?: ((grant: string) => void) | undefined;
  /** Called when a part of the cloud ends unexpectedly; the cloud does not work after that. */
  onCrash?: (reason: string) => void;
  /** Uses this DynamoDB instead of the embedded one. */
  dynamodbEndpoint?: string | undefined;
  /** Behaviours of AWS that one machine would not show by itself; none by default. */
  unkindness?: Partial<Unkindness>;
  /** Free disk space, in bytes, below which writes are refused; `diskReserve` by default. */
  diskReserve?: number;
  /**
   * Number of idle containers that stay for five minutes, spare ones included. The default is lower, to save a developer's memory:
   * each takes some 30 MB, but its start a third of a second of processor time.
   */
  idleContainers?: number | undefined;
  /** The clock that schedules follow, in epoch milliseconds; the machine's by default. */
  now?: () => number;
}
