import { readFileSync } from "node:fs";
import type { Assembly, Resource } from "../assembly/assembly.ts";

/** The parts of an Amazon States Language state that the cloud reads. */
export interface State {
  Type: string;
  Resource?: string;
  TimeoutSeconds?: number;
  TimeoutSecondsPath?: string;
  QueryLanguage?: string;
  Iterator?: StateGraph;
  ItemProcessor?: StateGraph;
  ItemReader?: unknown;
  Branches?: StateGraph[];
  [field: string]: unknown;
}

export interface StateGraph {
  StartAt: string;
  States: Record<string, State>;
  QueryLanguage?: string;
  TimeoutSeconds?: number;
}

/** A task state and the Map states around it, the innermost first. */
export interface Task {
  name: string;
  resource: string;
  maps: string[];
}

/** A state machine as the template describes it. */
export interface MachineDefinition {
  name: string;
  arn: string;
  roleArn: string;
  graph: StateGraph;
  tasks: Task[];
}

/** Timers hold at most 24.8 days; AWS's default for a task is longer still. */
const LONGEST_TASK_SECONDS = 2_000_000;

/** Reads the state machines of the assembly; refuses what the engine would silently run wrongly. */
export function readMachines(assembly: Assembly): MachineDefinition[] {
  return assembly.resources("AWS::StepFunctions::StateMachine").map((resource) => {
    const arn = assembly.att(resource, "Arn");
    const graph = graphOf(resource, assembly);
    const tasks: Task[] = [];
    prepare(graph, `${resource.stack}/${resource.id}`, [], tasks);
    return {
      name: assembly.att(resource, "Name"),
      arn,
      roleArn: String(resource.properties.RoleArn),
      graph,
      tasks,
    };
  });
}

function graphOf(resource: Resource, assembly: Assembly): StateGraph {
  const { properties } = resource;
  const location = properties.DefinitionS3Location as { Key?: string } | undefined;
  const file = location && assembly.asset(location.Key);
  if (location && !file)
    throw new Error(`${resource.stack}/${resource.id}: definition ${location.Key} is not in the assembly`);
  let text = file ? readFileSync(file, "utf8") : properties.DefinitionString;
  if (typeof text !== "string") text = JSON.stringify(properties.Definition);
  const names = (properties.DefinitionSubstitutions ?? {}) as Record<string, unknown>;
  const filled = String(text).replaceAll(/\$\{([A-Za-z0-9_]+)\}/g, (all, name: string) =>
    name in names ? String(names[name]) : all,
  );
  return JSON.parse(filled) as StateGraph;
}

function prepare(graph: StateGraph, where: string, maps: string[], tasks: Task[]): void {
  refuseJsonata(graph, where);
  for (const [name, state] of Object.entries(graph.States)) {
    const here = `${where}: state ${name}`;
    refuseJsonata(state, here);
    if (state.Assign !== undefined) throw new Error(`${here}: the local engine does not know Assign`);
    if (state.ItemReader !== undefined) throw new Error(`${here}: the local engine does not know ItemReader`);
    if (state.Type === "Task") {
      // Without a timeout the engine would end a task after a minute.
      if (!state.TimeoutSeconds && !state.TimeoutSecondsPath) state.TimeoutSeconds = LONGEST_TASK_SECONDS;
      const resource = String(state.Resource);
      if (resource !== "arn:aws:states:::lambda:invoke" && !resource.includes(":lambda:"))
        throw new Error(`${here}: the local cloud runs only Lambda tasks, not ${resource}`);
      if (tasks.some((task) => task.name === name))
        throw new Error(`${here}: another task has that name; the local engine tells them apart by name`);
      tasks.push({ name, resource, maps });
    }
    const inner = state.ItemProcessor ?? state.Iterator;
    if (inner) prepare(inner, here, [name, ...maps], tasks);
    for (const branch of state.Branches ?? []) prepare(branch, here, maps, tasks);
  }
}

function refuseJsonata(part: { QueryLanguage?: string }, where: string): void {
  if (part.QueryLanguage === "JSONata") throw new Error(`${where}: the local engine runs JSONPath only`);
}
