import type { Assembly } from "../assembly/assembly.ts";

/** A pattern as JSON: nested names, or a list of matching texts. */
type Pattern = { [name: string]: Pattern | readonly string[] };
interface Target {
  /** Name of the queue. */
  queue: string;
  /** Values by name, each with its path in the event. */
  paths: Record<string, string>;
  template: string;
}
/** A rule of the default bus: the events it matches, and the messages it makes of them. */
export interface Rule {
  pattern: Pattern;
  targets: readonly Target[];
}

/** An event as rules see it. */
export interface BusEvent {
  source: string;
  "detail-type": string;
  detail: Record<string, unknown>;
}

/**
 * Reads the rules of the assembly except those that notify a topic, since topics have no subscribers here.
 * @throws Error for anything but texts in a pattern, and for a target other than a queue
 */
export function readRules(assembly: Assembly): Rule[] {
  return assembly.resources("AWS::Events::Rule").map(({ stack, id, properties }) => {
    const { EventPattern, Targets, State, EventBusName, ScheduleExpression } = properties;
    const refuse = (reason: string) => new Error(`${stack}/${id}: ${reason}`);
    if (ScheduleExpression !== undefined || EventBusName !== undefined || State === "DISABLED")
      throw refuse("the local cloud knows only rules of the default bus that are at work");
    checkPattern(EventPattern as Pattern, refuse);
    const relevant = (Targets as Record<string, unknown>[]).filter(
      ({ Arn }) => !String(Arn).includes(":sns:"),
    );
    const targets = relevant.map(({ Arn, InputTransformer }) => {
      const { InputPathsMap = {}, InputTemplate } = (InputTransformer ?? {}) as {
        InputPathsMap?: Record<string, string>;
        InputTemplate?: string;
      };
      if (!String(Arn).includes(":sqs:") || InputTemplate === undefined)
        throw refuse("the local cloud knows only queues as targets, with a template of what they get");
      return { queue: String(Arn).split(":").pop() ?? "", paths: InputPathsMap, template: InputTemplate };
    });
    return { pattern: EventPattern as Pattern, targets };
  });
}

function checkPattern(pattern: Pattern, refuse: (reason: string) => Error): void {
  for (const [name, expected] of Object.entries(pattern)) {
    if (!Array.isArray(expected)) checkPattern(expected as Pattern, refuse);
    else if (expected.some((entry) => typeof entry !== "string"))
      throw refuse(`the local cloud knows only texts in a pattern, unlike those of ${name}`);
  }
}

/** Whether an event matches a pattern: at each level, its value is a wanted text, or a list that contains one. */
function fits(pattern: Pattern, event: unknown): boolean {
  return Object.entries(pattern).every(([name, expected]) => {
    const value = (event as Record<string, unknown> | undefined)?.[name];
    if (!Array.isArray(expected)) return fits(expected as Pattern, value);
    return [value].flat().some((entry) => expected.includes(entry as string));
  });
}

/** Value at a path such as `$.detail.mail.tags.mail[0]`. */
function valueAt(event: BusEvent, path: string): unknown {
  let value: unknown = event;
  for (const [, step = ""] of path.matchAll(/[.[]([^.[\]]+)\]?/g))
    value = (value as Record<string, unknown> | undefined)?.[step];
  return value;
}

/** Messages that the rules make of an event, each with its queue. */
export function messagesOf(rules: readonly Rule[], event: BusEvent): { queue: string; body: string }[] {
  return rules
    .filter(({ pattern }) => fits(pattern, event))
    .flatMap(({ targets }) => targets)
    .map(({ queue, paths, template }) => ({
      queue,
      body: template.replaceAll(/<([^<>]+)>/g, (place, name: string) =>
        paths[name] === undefined ? place : JSON.stringify(valueAt(event, paths[name]) ?? ""),
      ),
    }));
}
