import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { attributeOf, referenceOf } from "./attributes.ts";
import { evaluate, type Scope } from "./intrinsics.ts";
import { LocalOrigins, tenantOf } from "./local-origins.ts";
import { ACCOUNT, PARTITION, REGION, URL_SUFFIX } from "./places.ts";

interface Template {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown>; Condition?: string }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  Parameters?: Record<string, { Default?: unknown; Type?: string }>;
}

/** One resource with all intrinsic functions in its properties resolved. */
export interface Resource {
  stack: string;
  id: string;
  type: string;
  properties: Record<string, unknown>;
}

interface LoadedStack {
  name: string;
  template: Template;
}

/** Addresses known only to the running cloud. */
export interface Addresses {
  /** Origin of the AWS endpoints, `http://127.0.0.1:4000`. */
  origin: string;
  port: number;
}

const PSEUDO: Record<string, unknown> = {
  "AWS::Region": REGION,
  "AWS::AccountId": ACCOUNT,
  "AWS::Partition": PARTITION,
  "AWS::URLSuffix": URL_SUFFIX,
};

/** The synthesized CDK assembly: stacks, resolved resources and asset folders. */
export class Assembly {
  readonly #stacks = new Map<string, LoadedStack>();
  readonly #assets = new Map<string, string>();
  readonly #resources: Resource[] = [];
  readonly #addresses: Addresses;

  constructor(folder: string, addresses: Addresses) {
    this.#addresses = addresses;
    const manifestFile = path.join(folder, "manifest.json");
    if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run \`cdk synth\` first`);
    const manifest = readJson(manifestFile) as {
      artifacts?: Record<
        string,
        { type: string; properties?: { templateFile?: string; stackName?: string; file?: string } }
      >;
    };
    for (const [id, artifact] of Object.entries(manifest.artifacts ?? {})) {
      const { type, properties } = artifact;
      if (type === "aws:cloudformation:stack" && properties?.templateFile) {
        const name = properties.stackName ?? id;
        const template = readJson(path.join(folder, properties.templateFile)) as Template;
        this.#stacks.set(name, { name, template });
      } else if (type === "cdk:asset-manifest" && properties?.file) {
        this.#readAssets(folder, path.join(folder, properties.file));
      }
    }
    const origins = this.#origins();
    for (const stack of this.#stacks.values()) this.#resolveStack(stack, origins);
  }

  /** All resources of the given types, in the order of stacks and templates. */
  resources(...types: string[]): Resource[] {
    return this.#resources.filter((resource) => types.includes(resource.type));
  }

  /** Every resource of the assembly. */
  all(): readonly Resource[] {
    return this.#resources;
  }

  /** The folder or file of an asset, found by the object key the template names. */
  asset(objectKey: unknown): string | undefined {
    return typeof objectKey === "string" ? this.#assets.get(objectKey) : undefined;
  }

  /** Return value of `Ref` for a resource: physical name, id, URL or ARN by its type. */
  ref(resource: Resource): string {
    return referenceOf(resource, this.#addresses);
  }

  /** Return value of `Fn::GetAtt` for a resource. */
  att(resource: Resource, attribute: string): string {
    return attributeOf(resource, attribute, this.#addresses);
  }

  #readAssets(folder: string, file: string): void {
    const manifest = readJson(file) as {
      files?: Record<
        string,
        { source: { path?: string }; destinations?: Record<string, { objectKey?: string }> }
      >;
    };
    for (const [hash, entry] of Object.entries(manifest.files ?? {})) {
      if (!entry.source.path) continue;
      const place = path.resolve(folder, entry.source.path);
      this.#assets.set(hash, place);
      for (const destination of Object.values(entry.destinations ?? {})) {
        if (destination.objectKey) this.#assets.set(destination.objectKey, place);
      }
    }
  }

  #origins(): LocalOrigins {
    const origins = new LocalOrigins(this.#addresses.port);
    for (const stack of this.#stacks.values()) {
      for (const raw of Object.values(stack.template.Resources ?? {})) {
        if (raw.Type !== "AWS::CloudFront::Distribution") continue;
        const config = raw.Properties?.DistributionConfig as { Aliases?: unknown } | undefined;
        const aliases = evaluate(config?.Aliases ?? [], this.#scope(stack)) as string[];
        origins.add(tenantOf(stack.name), aliases);
      }
    }
    return origins;
  }

  #resolveStack(stack: LoadedStack, origins: LocalOrigins): void {
    const scope = this.#scope(stack);
    for (const [id, raw] of Object.entries(stack.template.Resources ?? {})) {
      if (raw.Condition) throw new Error(`${stack.name}/${id}: conditions are not known to the local cloud`);
      this.#resources.push({
        stack: stack.name,
        id,
        type: raw.Type,
        properties: origins.apply(evaluate(raw.Properties ?? {}, scope)) as Record<string, unknown>,
      });
    }
  }

  #scope(stack: LoadedStack): Scope {
    const scope: Scope = {
      where: stack.name,
      ref: (name) => this.#reference(stack, scope, name),
      attribute: (id, attribute) => attributeOf(this.#shallow(stack, scope, id), attribute, this.#addresses),
      importValue: (name) => this.#imported(stack.name, name),
    };
    return scope;
  }

  #reference(stack: LoadedStack, scope: Scope, name: string): unknown {
    if (name in PSEUDO) return PSEUDO[name];
    if (name === "AWS::StackId")
      return `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/${stack.name}/local`;
    const parameter = stack.template.Parameters?.[name];
    if (parameter) return parameter.Default ?? "";
    return referenceOf(this.#shallow(stack, scope, name), this.#addresses);
  }

  /** A resource with its own properties only, which is enough to resolve names; cycles through policies are therefore harmless. */
  #shallow(stack: LoadedStack, scope: Scope, id: string): Resource {
    const raw = stack.template.Resources?.[id];
    if (!raw) throw new Error(`${stack.name}: reference to ${id}, which the template does not contain`);
    const properties: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(raw.Properties ?? {})) {
      if (/(?:^|[a-z])Name$|^Name$|^EmailIdentity$/.test(key)) properties[key] = evaluate(value, scope);
    }
    return { stack: stack.name, id, type: raw.Type, properties };
  }

  #imported(importer: string, name: string): unknown {
    for (const stack of this.#stacks.values()) {
      const scope = this.#scope(stack);
      for (const output of Object.values(stack.template.Outputs ?? {})) {
        if (output.Export && evaluate(output.Export.Name, scope) === name)
          return evaluate(output.Value, scope);
      }
    }
    throw new Error(`${importer}: imports "${name}", which no stack exports`);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
