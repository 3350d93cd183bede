/** Evaluates a request against a web ACL: the part of AWS WAF that our rules use. */

interface Statement {
  RegexMatchStatement?: { RegexString: string; TextTransformations: { Type: string }[] };
  LabelMatchStatement?: { Key: string };
  AndStatement?: { Statements: Statement[] };
  OrStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  RateBasedStatement?: {
    Limit: number;
    AggregateKeyType: string;
    CustomKeys: { Header?: { Name: string; TextTransformations: { Type: string }[] } }[];
    ScopeDownStatement: Statement;
  };
  ManagedRuleGroupStatement?: {
    Name: string;
    RuleActionOverrides?: { Name: string; ActionToUse: Record<string, unknown> }[];
  };
}
export interface WebAclRule {
  Name: string;
  Priority: number;
  Action?: Record<string, unknown>;
  Statement: Statement;
}

/** A request with the managed rules that match it. */
interface Request {
  path: string;
  found?: { group: string; rule: string }[];
}

/** The label of a managed rule: `GenericLFI_Body` for `GenericLFI_BODY`. Source: AWS, "Baseline rule groups". */
function labelOf({ group, rule }: { group: string; rule: string }): string {
  const places = {
    BODY: "Body",
    QUERYSTRING: "QueryString",
    QUERYARGUMENTS: "QueryArguments",
    URIPATH: "URIPath",
  };
  const [name, place = ""] = rule.split(/_(?=[A-Z]+$)/);
  const space = group === "AWSManagedRulesCommonRuleSet" ? "core-rule-set" : "known-bad-inputs";
  return `awswaf:managed:aws:${space}:${name}_${places[place as keyof typeof places] ?? place}`;
}

function fits(statement: Statement, path: string, labels: ReadonlySet<string>): boolean {
  const { RegexMatchStatement, LabelMatchStatement, AndStatement, OrStatement, NotStatement } = statement;
  const within = (part: Statement) => fits(part, path, labels);
  if (RegexMatchStatement) {
    const decodes = RegexMatchStatement.TextTransformations.some(({ Type }) => Type === "URL_DECODE");
    return new RegExp(RegexMatchStatement.RegexString).test(decodes ? decodeURIComponent(path) : path);
  }
  if (LabelMatchStatement) return labels.has(LabelMatchStatement.Key);
  if (AndStatement) return AndStatement.Statements.every(within);
  if (OrStatement) return OrStatement.Statements.some(within);
  if (NotStatement) return !within(NotStatement.Statement);
  throw new Error(`This statement is not known here: ${Object.keys(statement)}`);
}

/** Action for a request below all rate limits. */
export function actionOn(
  rules: readonly WebAclRule[],
  { path, found: matches = [] }: Request,
): "allow" | "block" {
  const labels = new Set<string>();
  for (const { Statement: statement, Action } of [...rules].sort((a, b) => a.Priority - b.Priority)) {
    if (statement.RateBasedStatement) continue;
    const group = statement.ManagedRuleGroupStatement;
    if (!group) {
      if (Action?.Block && fits(statement, path, labels)) return "block";
      continue;
    }
    for (const match of matches.filter((each) => each.group === group.Name)) {
      labels.add(labelOf(match));
      const over = group.RuleActionOverrides?.find(({ Name }) => Name === match.rule);
      if (!over?.ActionToUse.Count) return "block";
    }
  }
  return "allow";
}

/** The limits that count a request of a path. */
export const limitOn = (rules: readonly WebAclRule[], path: string) =>
  rules.filter(
    ({ Statement: { RateBasedStatement: rate } }) => rate && fits(rate.ScopeDownStatement, path, new Set()),
  );

/** Web ACL capacity units. Source: AWS, "Rule statements list" and the rule groups' own pages. */
const groupUnits: Record<string, number> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesCommonRuleSet: 700,
};
const transformed = (transformations: readonly unknown[]) => 10 * transformations.length;

function unitsOf(statement: Statement): number {
  const { RegexMatchStatement, LabelMatchStatement, AndStatement, OrStatement, NotStatement } = statement;
  const { RateBasedStatement: rate, ManagedRuleGroupStatement: group } = statement;
  if (RegexMatchStatement) return 3 + transformed(RegexMatchStatement.TextTransformations);
  if (LabelMatchStatement) return 1;
  if (NotStatement) return 1 + unitsOf(NotStatement.Statement);
  const combined = AndStatement ?? OrStatement;
  if (combined) return combined.Statements.reduce((sum, part) => sum + unitsOf(part), 1);
  if (rate) {
    const keys = rate.CustomKeys.map(({ Header }) => 30 + transformed(Header?.TextTransformations ?? []));
    return keys.reduce((sum, units) => sum + units, 2) + unitsOf(rate.ScopeDownStatement);
  }
  if (group) return groupUnits[group.Name] ?? Number.NaN;
  throw new Error(`This statement is not known here: ${Object.keys(statement)}`);
}
export const capacityOf = (rules: readonly WebAclRule[]) =>
  rules.reduce((sum, { Statement }) => sum + unitsOf(Statement), 0);
