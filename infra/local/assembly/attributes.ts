import { createHash } from "node:crypto";
import type { Addresses, Resource } from "./assembly.ts";
import { ACCOUNT, arn, REGION } from "./places.ts";

type Naming = Pick<Resource, "stack" | "id" | "type" | "properties">;

/** The property that holds a resource's name, for types whose name the template may choose. */
const NAME_PROPERTY: Record<string, string> = {
  "AWS::DynamoDB::Table": "TableName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::SQS::Queue": "QueueName",
  "AWS::SNS::Topic": "TopicName",
  "AWS::Lambda::Function": "FunctionName",
  "AWS::IAM::Role": "RoleName",
  "AWS::StepFunctions::StateMachine": "StateMachineName",
  "AWS::Logs::LogGroup": "LogGroupName",
  "AWS::SES::EmailIdentity": "EmailIdentity",
  "AWS::ApiGateway::Stage": "StageName",
};

/** A short id like AWS's own, the same on every start. */
function shortId(resource: Pick<Naming, "stack" | "id">, length = 10): string {
  const digest = createHash("sha256").update(`${resource.stack}/${resource.id}`).digest("hex");
  return digest.slice(0, length);
}

/** The physical name: the one in the template, or one made from stack and logical id. */
function physicalName(resource: Naming): string {
  const property = NAME_PROPERTY[resource.type] ?? "Name";
  const name = resource.properties[property];
  if (typeof name === "string" && name !== "") return name;
  if (resource.type === "AWS::S3::Bucket") {
    return `${resource.stack}-${resource.id}`
      .toLowerCase()
      .slice(0, 50)
      .concat(`-${shortId(resource, 8)}`);
  }
  const full = `${resource.stack}-${resource.id}`;
  return full.length <= 64 ? full : `${full.slice(0, 55)}-${shortId(resource, 8)}`;
}

/** Return value of `Ref` for a resource. Source: the "Return values" of each type in the CloudFormation reference. */
export function referenceOf(resource: Naming, addresses: Addresses): string {
  const name = physicalName(resource);
  switch (resource.type) {
    case "AWS::SQS::Queue":
      return `${addresses.origin}/${ACCOUNT}/${name}`;
    // AWS numbers versions in order of creation; here each is named after its resource, whose id identifies it just as well.
    case "AWS::Lambda::Version":
      return arn("lambda", `function:${resource.properties.FunctionName}:${resource.id}`);
    case "AWS::StepFunctions::StateMachine":
    case "AWS::SNS::Topic":
      return attributeOf(resource, "Arn", addresses);
    case "AWS::ApiGateway::RestApi":
    case "AWS::ApiGateway::Deployment":
      return shortId(resource);
    case "AWS::CloudFront::Distribution":
    case "AWS::CloudFront::CachePolicy":
    case "AWS::CloudFront::ResponseHeadersPolicy":
    case "AWS::CloudFront::OriginAccessControl":
      return shortId(resource, 14).toUpperCase();
    case "AWS::CloudFront::Function":
      return `arn:aws:cloudfront::${ACCOUNT}:function/${name}`;
    default:
      return name;
  }
}

/** Return value of `Fn::GetAtt` for a resource. */
export function attributeOf(resource: Naming, attribute: string, addresses: Addresses): string {
  const name = physicalName(resource);
  const resolved = ATTRIBUTES[resource.type]?.(name, attribute, resource);
  if (resolved !== undefined) return resolved;
  if (attribute === "Arn") return arn(resource.type.split("::")[1]?.toLowerCase() ?? "local", name);
  if (attribute === "Id" || attribute.endsWith("Id")) return referenceOf(resource, addresses);
  return `${name}.${attribute}`;
}

/** A stream keeps its label across restarts, so that event source mappings still match. */
export function streamArn(table: string): string {
  return arn("dynamodb", `table/${table}/stream/2026-01-01T00:00:00.000`);
}

type Attributes = (name: string, attribute: string, resource: Naming) => string | undefined;

const table: Attributes = (name, attribute) => {
  if (attribute === "Arn") return arn("dynamodb", `table/${name}`);
  if (attribute === "StreamArn") return streamArn(name);
  return undefined;
};

const onlyArn =
  (service: string, prefix: string, region: string = REGION): Attributes =>
  (name, attribute) =>
    attribute === "Arn" ? arn(service, `${prefix}${name}`, region) : undefined;

const ATTRIBUTES: Record<string, Attributes> = {
  "AWS::DynamoDB::Table": table,
  "AWS::S3::Bucket": (name, attribute) => {
    if (attribute === "Arn") return `arn:aws:s3:::${name}`;
    if (attribute === "RegionalDomainName") return `${name}.s3.${REGION}.amazonaws.com`;
    return undefined;
  },
  "AWS::SQS::Queue": (name, attribute) => {
    if (attribute === "Arn") return arn("sqs", name);
    if (attribute === "QueueName") return name;
    return undefined;
  },
  "AWS::SNS::Topic": onlyArn("sns", ""),
  "AWS::Lambda::Function": onlyArn("lambda", "function:"),
  "AWS::IAM::Role": onlyArn("iam", "role/", ""),
  "AWS::StepFunctions::StateMachine": (name, attribute) => {
    if (attribute === "Arn") return arn("states", `stateMachine:${name}`);
    return attribute === "Name" ? name : undefined;
  },
  "AWS::Logs::LogGroup": (name, attribute) =>
    attribute === "Arn" ? arn("logs", `log-group:${name}:*`) : undefined,
  "AWS::CloudFront::Distribution": (_name, attribute, resource) =>
    attribute === "DomainName" ? `${shortId(resource, 14)}.cloudfront.net` : undefined,
  "AWS::CloudFront::Function": (name, attribute) =>
    attribute.endsWith("FunctionARN") ? `arn:aws:cloudfront::${ACCOUNT}:function/${name}` : undefined,
  "AWS::WAFv2::WebACL": (name, attribute, resource) =>
    attribute === "Arn" ? arn("wafv2", `regional/webacl/${name}/${shortId(resource)}`) : undefined,
};
