/** Prints a line for the person who ran the command. Anything else a program has to say goes to its log. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);
