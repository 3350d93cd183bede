import { describe, expect, test } from "vitest";
import { evaluate, type Scope } from "../../../infra/local/assembly/intrinsics.ts";
import { LocalOrigins } from "../../../infra/local/assembly/local-origins.ts";
import { passes } from "../../../infra/local/dynamodb/filter.ts";
import { applies, type Request, statementsOf } from "../../../infra/local/iam/policy.ts";
import { readMachines } from "../../../infra/local/sfn/definition.ts";

const scope: Scope = {
  where: "stack",
  ref: (name) => ({ Name: "named", "AWS::Region": "eu-central-1" })[name] ?? `ref-${name}`,
  attribute: (id, attribute) => `${id}.${attribute}`,
  importValue: (name) => `imported ${name}`,
};

describe("intrinsic functions", () => {
  const dollar = "$";
  test.each<[string, unknown, unknown]>([
    ["Ref", { Ref: "Name" }, "named"],
    ["GetAtt as a list", { "Fn::GetAtt": ["Table", "Stream.Arn"] }, "Table.Stream.Arn"],
    ["GetAtt as a text", { "Fn::GetAtt": "Table.Arn" }, "Table.Arn"],
    [
      "Sub",
      { "Fn::Sub": `${dollar}{Name}-${dollar}{Table.Arn}-${dollar}{!Literal}` },
      `named-Table.Arn-${dollar}{Literal}`,
    ],
    [
      "Sub with names",
      { "Fn::Sub": [`${dollar}{A}/${dollar}{Name}`, { A: { Ref: "Other" } }] },
      "ref-Other/named",
    ],
    ["Join", { "Fn::Join": [":", ["a", { Ref: "Name" }, 3]] }, "a:named:3"],
    ["Select of Split", { "Fn::Select": [1, { "Fn::Split": ["/", "a/b/c"] }] }, "b"],
    ["ImportValue", { "Fn::ImportValue": "platform:Table" }, "imported platform:Table"],
    ["NoValue in a list", ["a", { Ref: "AWS::NoValue" }], ["a"]],
    ["NoValue in an object", { a: 1, b: { Ref: "AWS::NoValue" } }, { a: 1 }],
  ])("%s", (_name, value, expected) => {
    expect(evaluate(value, scope)).toEqual(expected);
  });

  test("that are unknown are named in the error", () => {
    expect(() => evaluate({ "Fn::Transform": {} }, scope)).toThrow("stack: Fn::Transform");
  });
});

test("public origins become local ones, whatever stands around them", () => {
  const origins = new LocalOrigins(4100);
  origins.add("demo", ["lab.example"]);
  expect(
    origins.apply({
      a: ["https://lab.example/x", "https://lab.example.org", "connect-src https://lab.example;"],
      b: "http://demo.localhost:4000",
      c: "lab.example",
    }),
  ).toEqual({
    a: ["http://demo.localhost:4100/x", "https://lab.example.org", "connect-src http://demo.localhost:4100;"],
    b: "http://demo.localhost:4100",
    c: "lab.example",
  });
});

describe("a policy's condition", () => {
  const holds = (Condition: object, context: Request["context"]) => {
    const [statement] = statementsOf(
      { Statement: { Effect: "Allow", Action: "s3:Get*", Resource: "arn:*", Condition } },
      "",
    );
    return applies(statement!, { action: "s3:GetObject", resource: "arn:aws:s3:::x", context });
  };

  test("ForAllValues holds for an absent key, unless Null forbids that", () => {
    const keys = { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["T#demo#*"] } };
    const checked = { ...keys, Null: { "dynamodb:LeadingKeys": "false" } };
    expect(holds(keys, {})).toBe(true);
    expect(holds(checked, {})).toBe(false);
    expect(holds(checked, { "dynamodb:leadingkeys": ["T#demo#A", "T#demo#B"] })).toBe(true);
    expect(holds(checked, { "dynamodb:leadingkeys": ["T#demo#A", "T#nord#B"] })).toBe(false);
    expect(holds(checked, { "dynamodb:leadingkeys": ["T#demo"] })).toBe(false);
  });

  test("of equality holds for one of its values, and for no absent key", () => {
    const prefix = { StringEquals: { "s3:prefix": ["a", "b"] } };
    expect(holds(prefix, { "s3:prefix": ["b"] })).toBe(true);
    expect(holds(prefix, { "s3:prefix": ["c"] })).toBe(false);
    expect(holds(prefix, {})).toBe(false);
  });

  test("with an operator that is not known never holds", () => {
    expect(holds({ IpAddress: { "aws:SourceIp": "10.0.0.0/8" } }, { "aws:sourceip": ["10.0.0.1"] })).toBe(
      false,
    );
  });
});

test("event patterns compare values of keys, and refuse other comparisons", () => {
  const record = { eventName: "MODIFY", dynamodb: { Keys: { SK: { S: "HEAD" } } } };
  const ofHead = { dynamodb: { Keys: { SK: { S: ["HEAD"] } } } };
  expect(passes([], record)).toBe(true);
  expect(passes([{ ...ofHead, eventName: ["INSERT", "MODIFY"] }], record)).toBe(true);
  expect(passes([{ ...ofHead, eventName: ["INSERT"] }], record)).toBe(false);
  expect(passes([{ eventName: ["INSERT"] }, ofHead], record)).toBe(true);
  expect(passes([{ dynamodb: { OldImage: { a: { S: ["x"] } } } }], record)).toBe(false);
  expect(() => passes([{ eventName: [{ prefix: "MOD" }] }], record)).toThrow("not known");
});

test("a state machine that the engine would run wrongly is refused", () => {
  const read = (state: object) => {
    const definition = { StartAt: "A", States: { A: state } };
    const properties = { DefinitionString: JSON.stringify(definition), RoleArn: "arn" };
    const resources = () => [{ stack: "s", id: "m", type: "", properties }];
    return readMachines({ resources, att: () => "arn", asset: () => undefined } as never);
  };
  expect(() => read({ Type: "Pass", QueryLanguage: "JSONata", End: true })).toThrow("JSONPath only");
  expect(() => read({ Type: "Pass", Assign: { a: 1 }, End: true })).toThrow("Assign");
  expect(() => read({ Type: "Task", Resource: "arn:aws:states:::sqs:sendMessage", End: true })).toThrow(
    "only functions by their ARN",
  );
});
