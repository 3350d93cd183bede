import { expect, test } from "vitest";
import { UsageMeter } from "../../../infra/local/dynamodb/usage.ts";

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test("the units of a read are those that the engine answers, whatever stands in the items", () => {
  const meter = new UsageMeter();
  const read = { TableName: "t", Key: { PK: { S: "p" } } };
  const request = JSON.parse(meter.asked("GetItem", bytes(read)).toString());
  expect(request).toEqual({ ...read, ReturnConsumedCapacity: "TOTAL" });
  const text = JSON.stringify({ ConsumedCapacity: { CapacityUnits: 99 } });
  const answer = { Item: { text: { S: text } }, ConsumedCapacity: { TableName: "t", CapacityUnits: 2.5 } };
  meter.answered("GetItem", bytes(answer));
  meter.answered("BatchGetItem", bytes({ ConsumedCapacity: [{ TableName: "t", CapacityUnits: 4 }] }));
  meter.answered("Query", bytes({ message: "An answer that says nothing of it." }));
  expect(meter.usage.readUnits).toBe(6.5);
});

test("a write is asked as it is and counted by what it writes", () => {
  const meter = new UsageMeter();
  const write = {
    TableName: "t",
    Item: { PK: { S: "p" }, GSI1PK: { S: "g" }, text: { S: "x".repeat(1500) } },
  };
  expect(meter.asked("PutItem", bytes(write))).toEqual(bytes(write));
  meter.count("PutItem", write);
  expect(meter.usage).toMatchObject({ calls: { PutItem: 1 }, writtenItems: 1, writeUnits: 4, readUnits: 0 });
});
