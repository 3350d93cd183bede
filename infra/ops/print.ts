/** Says a line to whoever ran the command. What a program does besides is told by its log, not here. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);
