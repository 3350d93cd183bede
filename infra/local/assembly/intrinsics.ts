/** How the names in one stack resolve. */
export interface Scope {
  /** Named in errors. */
  where: string;
  ref(name: string): unknown;
  attribute(id: string, attribute: string): unknown;
  importValue(name: string): unknown;
}

/** Stands for `AWS::NoValue`: the property, or the list's entry, disappears. */
const NOTHING = Symbol("AWS::NoValue");

/**
 * Evaluates CloudFormation's intrinsic functions in a value of a template.
 * Source: AWS CloudFormation user guide, "Intrinsic function reference".
 */
export function evaluate(value: unknown, scope: Scope): unknown {
  const result = walk(value, scope);
  return result === NOTHING ? undefined : result;
}

function walk(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, scope)).filter((item) => item !== NOTHING);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  const first = entries[0];
  if (entries.length === 1 && first) {
    const [name, argument] = first;
    if (name === "Ref")
      return argument === "AWS::NoValue" ? NOTHING : scope.ref(text(argument, scope, "Ref"));
    if (name.startsWith("Fn::")) {
      const intrinsic = INTRINSICS[name];
      if (!intrinsic) throw new Error(`${scope.where}: ${name} is not known to the local cloud`);
      return intrinsic(argument, scope);
    }
  }
  const result: Record<string, unknown> = {};
  for (const [key, member] of entries) {
    const walked = walk(member, scope);
    if (walked !== NOTHING) result[key] = walked;
  }
  return result;
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const INTRINSICS: Record<string, Intrinsic> = {
  "Fn::GetAtt": (argument, scope) => {
    const [id, ...rest] = typeof argument === "string" ? argument.split(".") : list(argument, scope);
    return scope.attribute(String(id), rest.join("."));
  },
  "Fn::Sub": (argument, scope) => {
    const [template, names] = Array.isArray(argument) ? argument : [argument, {}];
    const values = walk(names ?? {}, scope) as Record<string, unknown>;
    return String(template).replaceAll(/\$\{(!?)([^}]+)\}/g, (_all, escaped: string, name: string) => {
      if (escaped) return `\${${name}}`;
      if (name in values) return String(values[name]);
      const dot = name.indexOf(".");
      if (dot > 0) return String(scope.attribute(name.slice(0, dot), name.slice(dot + 1)));
      return String(scope.ref(name));
    });
  },
  "Fn::Join": (argument, scope) => {
    const [separator, parts] = argument as [string, unknown];
    return list(parts, scope).map(String).join(separator);
  },
  "Fn::Select": (argument, scope) => {
    const [index, values] = argument as [unknown, unknown];
    return list(values, scope)[Number(walk(index, scope))];
  },
  "Fn::Split": (argument, scope) => {
    const [separator, value] = argument as [string, unknown];
    return text(value, scope, "Fn::Split").split(separator);
  },
  "Fn::ImportValue": (argument, scope) => scope.importValue(text(argument, scope, "Fn::ImportValue")),
};

function list(value: unknown, scope: Scope): unknown[] {
  const walked = walk(value, scope);
  if (!Array.isArray(walked))
    throw new Error(`${scope.where}: a list was expected, not ${JSON.stringify(value)}`);
  return walked;
}

function text(value: unknown, scope: Scope, name: string): string {
  const walked = walk(value, scope);
  if (typeof walked !== "string")
    throw new Error(`${scope.where}: ${name} needs text, not ${JSON.stringify(value)}`);
  return walked;
}
