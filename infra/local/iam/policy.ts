/** One IAM statement with its lists normalised. */
export interface Statement {
  effect: "Allow" | "Deny";
  actions: string[];
  resources: string[];
  conditions: Record<string, Record<string, string[]>>;
  /** Place of the statement: `laborium-tenant-demo/RolesCoreStaff1A2B/Grants`. */
  source: string;
}

/** One request to decide: an action on one resource with the context keys that the service gives. */
export interface Request {
  action: string;
  resource: string;
  context: Record<string, string[]>;
}

/** Reads the statements of a resolved policy document. @throws Error for elements that are not evaluated here */
export function statementsOf(document: unknown, source: string): Statement[] {
  const raw = (document as { Statement?: unknown } | undefined)?.Statement;
  return texts(raw).map((entry) => {
    const statement = entry as Record<string, unknown>;
    if (statement.NotAction ?? statement.NotResource)
      throw new Error(`${source}: NotAction and NotResource are not known to the local cloud`);
    const conditions: Statement["conditions"] = {};
    for (const [operator, keys] of Object.entries((statement.Condition ?? {}) as Record<string, object>)) {
      conditions[operator] = {};
      for (const [key, values] of Object.entries(keys)) {
        conditions[operator][key.toLowerCase()] = texts(values).map(String);
      }
    }
    return {
      effect: statement.Effect === "Deny" ? "Deny" : "Allow",
      actions: texts(statement.Action).map(String),
      resources: texts(statement.Resource).map(String),
      conditions,
      source,
    };
  });
}

function texts(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

const patterns = new Map<string, RegExp>();

/** IAM's wildcards: `*` any run, `?` one character. */
export function matches(pattern: string, value: string, ignoreCase = false): boolean {
  if (pattern === "*" || pattern === value) return true;
  const key = ignoreCase ? `i:${pattern}` : pattern;
  let compiled = patterns.get(key);
  if (!compiled) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".");
    compiled = new RegExp(`^${source}$`, ignoreCase ? "is" : "s");
    patterns.set(key, compiled);
  }
  return compiled.test(value);
}

/** Whether a statement applies to a request: action, resource and all conditions. */
export function applies(statement: Statement, request: Request): boolean {
  return (
    statement.actions.some((pattern) => matches(pattern, request.action, true)) &&
    statement.resources.some((pattern) => matches(pattern, request.resource)) &&
    conditionsHold(statement, request.context)
  );
}

const OPERATORS: Record<string, (pattern: string, value: string) => boolean> = {
  StringEquals: (pattern, value) => pattern === value,
  StringLike: (pattern, value) => matches(pattern, value),
};

function conditionsHold(statement: Statement, context: Record<string, string[]>): boolean {
  for (const [operator, keys] of Object.entries(statement.conditions)) {
    for (const [key, patternList] of Object.entries(keys)) {
      if (!conditionHolds(operator, patternList, context[key])) return false;
    }
  }
  return true;
}

/**
 * One condition. An operator that the evaluator does not know never holds, so that an allow fails closed;
 * `ForAllValues` holds for an absent key, as in AWS.
 */
function conditionHolds(operator: string, expected: string[], actual: string[] = []): boolean {
  const [, forAll, base = ""] = /^(ForAllValues:)?(\w+)$/.exec(operator) ?? [];
  if (base === "Null") return expected.some((value) => (value === "true") === (actual.length === 0));
  const compare = OPERATORS[base];
  if (!compare || (!forAll && actual.length === 0)) return false;
  return actual.every((value) => expected.some((pattern) => compare(pattern, value)));
}
