import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Assembly, Resource } from "../assembly/assembly.ts";
import { ACCOUNT, REGION } from "../assembly/places.ts";
import type { Functions } from "../lambda/functions.ts";
import type { State } from "../state.ts";
import { readBody } from "../wire/body.ts";

/** Record of a custom resource, kept between starts. */
interface Done {
  hash: string;
  physicalId: string;
  properties: Record<string, unknown>;
}

interface Report {
  Status?: "SUCCESS" | "FAILED";
  Reason?: string;
  PhysicalResourceId?: string;
}

/** Invokes the functions behind custom resources, as CloudFormation does: once per change of properties. */
export class CustomResources {
  readonly #functions: Functions;
  readonly #state: State;
  readonly #origin: string;
  readonly #waiting = new Map<string, (report: Report) => void>();

  constructor(functions: Functions, state: State, origin: string) {
    this.#functions = functions;
    this.#state = state;
    this.#origin = origin;
  }

  /** Carries out new and changed custom resources, in template order. Throws if one fails. */
  async run(assembly: Assembly): Promise<void> {
    for (const resource of assembly.all()) {
      const isDeployment = resource.type === "Custom::CDKBucketDeployment";
      if (resource.type.startsWith("Custom::") && !isDeployment) await this.#carryOut(resource);
    }
  }

  /** Takes a function's PUT to its ResponseURL. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = (request.url ?? "").split("/").pop() ?? "";
    const report = JSON.parse((await readBody(request, 1024 * 1024)).toString("utf8")) as Report;
    const waiting = this.#waiting.get(token);
    response.writeHead(waiting ? 200 : 403).end();
    waiting?.(report);
  }

  async #carryOut(resource: Resource): Promise<void> {
    const target = String(resource.properties.ServiceToken);
    const fact = `custom/${resource.stack}/${resource.id}`;
    const hash = createHash("sha256").update(JSON.stringify(resource.properties)).digest("hex");
    const previous = this.#state.get<Done>(fact);
    if (previous?.hash === hash) return;
    const report = await this.#invoke(resource, target, previous);
    if (report.Status === "FAILED")
      throw new Error(
        `${resource.stack}/${resource.id} (${resource.type}) failed: ${report.Reason ?? "no reason given"}; see the log of ${target}`,
      );
    const physicalId = report.PhysicalResourceId ?? previous?.physicalId ?? resource.id;
    this.#state.set(fact, { hash, physicalId, properties: resource.properties } satisfies Done);
  }

  async #invoke(resource: Resource, target: string, previous: Done | undefined): Promise<Report> {
    const token = randomUUID();
    let reported: Report | undefined;
    this.#waiting.set(token, (report) => {
      reported = report;
    });
    try {
      const answer = await this.#functions.invoke(target, {
        RequestType: previous ? "Update" : "Create",
        ServiceToken: resource.properties.ServiceToken,
        ResponseURL: `${this.#origin}/_aws/cloudformation/${token}`,
        StackId: `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/${resource.stack}/local`,
        RequestId: token,
        ResourceType: resource.type,
        LogicalResourceId: resource.id,
        ...(previous && {
          PhysicalResourceId: previous.physicalId,
          OldResourceProperties: asTexts(previous.properties),
        }),
        ResourceProperties: asTexts(resource.properties),
      });
      return reported ?? (JSON.parse(answer) as Report | null) ?? {};
    } catch (error) {
      return { Status: "FAILED", Reason: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#waiting.delete(token);
    }
  }
}

/** CloudFormation passes numbers and booleans in a custom resource's properties as text. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asTexts(member)]));
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}
