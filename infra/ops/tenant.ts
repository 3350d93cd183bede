/** `npm run tenant -- VERB …`: one file for each verb in `tenant/`, loaded on demand. */
import { runCommand } from "./command.ts";
import { Refusal } from "./stage.ts";

/** Work of a verb, given the rest of the command line. */
export type TenantCommand = (args: string[]) => void | Promise<void>;

const commands: Record<string, { usage: string; load: () => Promise<TenantCommand> }> = {
  create: {
    usage: `create ID --domain lab.example --name "Labor" --admin-email a@lab.example \\
                           --support-email s@provider.example --support-phone "+49 30 1" [more options]
                           in the first cell that has room, or in --cell ID; of --stage production unless staging is said`,
    load: async () => (await import("./tenant/create.ts")).create,
  },
  update: {
    usage: "update ID [options]       what is left out stays",
    load: async () => (await import("./tenant/update.ts")).update,
  },
  disable: { usage: "disable ID", load: async () => (await import("./tenant/disable.ts")).disable },
  enable: { usage: "enable ID", load: async () => (await import("./tenant/disable.ts")).enable },
  export: {
    usage: "export ID [--to FILE]            all it has, into one archive",
    load: async () => (await import("./tenant/export.ts")).exportLaboratory,
  },
  erase: {
    usage: "erase ID --yes ID                all it has, for good",
    load: async () => (await import("./tenant/erase.ts")).erase,
  },
  restore: {
    usage: "restore ID --from FILE           an archive, into an empty place",
    load: async () => (await import("./tenant/restore.ts")).restore,
  },
  list: {
    usage: "list              the cells with their room and laboratories",
    load: async () => (await import("./tenant/list.ts")).list,
  },
};

const usage = `${Object.values(commands)
  .map((command) => `npm run tenant -- ${command.usage}`)
  .join("\n")}
Options: --domain --name --modules MD_WEB,MD_EDITOR (or none) --languages de,en (the main one first) --primary #0b6e6e --accent #c2410c
         --support-email --support-phone --admin-name --admin-email
         export, erase and restore: --stage production|staging|local   --port 4000 --data .laborium (of the local cloud)`;

await runCommand(usage, async () => {
  const [verb = "", ...args] = process.argv.slice(2);
  const command = commands[verb];
  if (!command) throw new Refusal(`Say one of ${Object.keys(commands).join(", ")}.`);
  await (await command.load())(args);
});
