/** Prints a line for the person who ran the command. All other output of a program goes to its log. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);
