import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Cell } from "../../cells.ts";

/** Releases that were deployed to a cell, the newest last. */
interface KeptRelease {
  /** Id of the commit. */
  id: string;
  app: string;
  at: string;
}

/** Templates and the lists of their assets; the assets themselves lie in the CDK's own bucket, by their content. */
const isKept = (name: string) => /\.template\.json$|\.assets\.json$|^manifest\.json$|^cdk\.out$/.test(name);
const history = "releases/history.json";

/** The releases of a cell, kept in its web bucket below a folder that no distribution names. */
export class Releases {
  readonly #s3: S3Client;
  readonly #bucket: string;

  constructor({ account, region }: Pick<Cell, "account" | "region">, profile: string) {
    this.#s3 = new S3Client({ region, profile });
    this.#bucket = `laborium-web-${account}`;
  }

  async all(): Promise<KeptRelease[]> {
    return JSON.parse((await this.#read(history)) ?? "[]");
  }

  /** Keeps the stacks of a folder as the newest release; repeating this for the same one changes nothing. */
  async keep(folder: string, release: KeptRelease): Promise<void> {
    for (const name of readdirSync(folder).filter(isKept))
      await this.#write(`releases/${release.id}/${name}`, readFileSync(join(folder, name), "utf8"));
    const names = readdirSync(folder).filter(isKept);
    await this.#write(`releases/${release.id}/names.json`, JSON.stringify(names));
    const before = await this.all();
    if (before.at(-1)?.id !== release.id) await this.#write(history, JSON.stringify([...before, release]));
  }

  /** Writes the stacks of a release into a folder. */
  async lay(id: string, folder: string): Promise<void> {
    const names: string[] = JSON.parse((await this.#read(`releases/${id}/names.json`)) ?? "[]");
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), (await this.#read(`releases/${id}/${name}`)) ?? "");
    }
  }

  async #read(Key: string): Promise<string | undefined> {
    try {
      const { Body } = await this.#s3.send(new GetObjectCommand({ Bucket: this.#bucket, Key }));
      return await Body?.transformToString();
    } catch (error) {
      if ((error as Error).name === "NoSuchKey") return undefined;
      throw error;
    }
  }

  async #write(Key: string, Body: string): Promise<void> {
    await this.#s3.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body }));
  }
}
