/** One IAM statement with its lists normalised. */
export interface Statement {
  effect: "Allow" | "Deny";
  actions: string[];
  notActions: string[];
  resources: string[];
  notResources: string[];
  conditions: Record<string, Record<string, string[]>>;
  /** Where it stands, for reports: `laborium-tenant-demo/ApiRolePolicy`. */
  source: string;
}

/** One request to decide: an action on one resource with the context keys that the service gives. */
export interface Request {
  action: string;
  resource: string;
  context: Record<string, string[]>;
}

/** Reads the statements of a resolved policy document. */
export function statementsOf(document: unknown, source: string): Statement[] {
  const raw = (document as { Statement?: unknown } | undefined)?.Statement;
  return texts(raw).map((one) => {
    const statement = one as Record<string, unknown>;
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
      notActions: texts(statement.NotAction).map(String),
      resources: texts(statement.Resource).map(String),
      notResources: texts(statement.NotResource).map(String),
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

/** Whether a statement speaks about a request: action, resource and all conditions. */
export function applies(statement: Statement, request: Request): boolean {
  return (
    actionMatches(statement, request.action) &&
    resourceMatches(statement, request.resource) &&
    conditionsHold(statement, request.context)
  );
}

function actionMatches(statement: Statement, action: string): boolean {
  if (statement.notActions.length > 0)
    return !statement.notActions.some((pattern) => matches(pattern, action, true));
  return statement.actions.some((pattern) => matches(pattern, action, true));
}

function resourceMatches(statement: Statement, resource: string): boolean {
  if (statement.notResources.length > 0)
    return !statement.notResources.some((pattern) => matches(pattern, resource));
  return statement.resources.some((pattern) => matches(pattern, resource));
}

type Comparison = (pattern: string, value: string) => boolean;

const time = (text: string) => (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text));

/** Positive operators; the negative ones are their complements. */
const OPERATORS: Record<string, Comparison> = {
  StringEquals: (pattern, value) => pattern === value,
  StringEqualsIgnoreCase: (pattern, value) => pattern.toLowerCase() === value.toLowerCase(),
  StringLike: (pattern, value) => matches(pattern, value),
  ArnEquals: (pattern, value) => matches(pattern, value),
  ArnLike: (pattern, value) => matches(pattern, value),
  Bool: (pattern, value) => pattern.toLowerCase() === value.toLowerCase(),
  NumericEquals: (pattern, value) => Number(value) === Number(pattern),
  NumericLessThan: (pattern, value) => Number(value) < Number(pattern),
  NumericLessThanEquals: (pattern, value) => Number(value) <= Number(pattern),
  NumericGreaterThan: (pattern, value) => Number(value) > Number(pattern),
  NumericGreaterThanEquals: (pattern, value) => Number(value) >= Number(pattern),
  DateLessThan: (pattern, value) => time(value) < time(pattern),
  DateGreaterThan: (pattern, value) => time(value) > time(pattern),
};

const NEGATIVE: Record<string, string> = {
  StringNotEquals: "StringEquals",
  StringNotEqualsIgnoreCase: "StringEqualsIgnoreCase",
  StringNotLike: "StringLike",
  ArnNotEquals: "ArnEquals",
  ArnNotLike: "ArnLike",
  NumericNotEquals: "NumericEquals",
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
function conditionHolds(operator: string, expected: string[], actual: string[] | undefined): boolean {
  const [, quantifier, base, ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  if (base === undefined) return false;
  const absent = actual === undefined || actual.length === 0;
  if (base === "Null") return expected.some((value) => (value === "true") === absent);
  const negative = NEGATIVE[base];
  const compare = OPERATORS[negative ?? base];
  if (!compare) return false;
  const one = (value: string) => expected.some((pattern) => compare(pattern, value)) !== Boolean(negative);
  if (quantifier === "ForAllValues") return absent || actual.every(one);
  if (quantifier === "ForAnyValue") return !absent && actual.some(one);
  if (absent) return Boolean(ifExists) || Boolean(negative);
  return actual.every(one);
}
