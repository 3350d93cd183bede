import type { Assembly } from "../assembly/assembly.ts";

/** The parts of an Amazon States Language state that the cloud reads. */
interface State {
  Type: string;
  Resource?: string;
  TimeoutSeconds?: number;
  QueryLanguage?: string;
  ItemProcessor?: StateGraph;
  [field: string]: unknown;
}

interface StateGraph {
  StartAt: string;
  States: Record<string, State>;
  QueryLanguage?: string;
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

/** Reads the state machines of the assembly; refuses definitions that the engine would silently run wrongly. */
export function readMachines(assembly: Assembly): MachineDefinition[] {
  return assembly.resources("AWS::StepFunctions::StateMachine").map((resource) => {
    const arn = assembly.att(resource, "Arn");
    const { DefinitionString, RoleArn } = resource.properties;
    const graph = JSON.parse(String(DefinitionString)) as StateGraph;
    const tasks: Task[] = [];
    prepare(graph, `${resource.stack}/${resource.id}`, [], tasks);
    return { name: assembly.att(resource, "Name"), arn, roleArn: String(RoleArn), graph, tasks };
  });
}

function prepare(graph: StateGraph, place: string, maps: string[], tasks: Task[]): void {
  refuseJsonata(graph, place);
  for (const [name, state] of Object.entries(graph.States)) {
    const here = `${place}: state ${name}`;
    refuseJsonata(state, here);
    for (const field of ["Assign", "ItemReader", "Branches", "Iterator"])
      if (state[field] !== undefined) throw new Error(`${here}: ${field} is not known to the local cloud`);
    if (state.Type === "Task") {
      // Without a timeout the engine would end a task after a minute.
      state.TimeoutSeconds ??= LONGEST_TASK_SECONDS;
      const resource = String(state.Resource);
      if (!resource.includes(":function:"))
        throw new Error(`${here}: the local cloud runs only functions by their ARN, not ${resource}`);
      if (tasks.some((task) => task.name === name))
        throw new Error(`${here}: another task has that name; the local engine tells them apart by name`);
      tasks.push({ name, resource, maps });
    }
    if (state.ItemProcessor) prepare(state.ItemProcessor, here, [name, ...maps], tasks);
  }
}

function refuseJsonata(part: { QueryLanguage?: string }, place: string): void {
  if (part.QueryLanguage === "JSONata") throw new Error(`${place}: the local engine runs JSONPath only`);
}
