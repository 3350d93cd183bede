/**
 * Replacement for Preact in the widgets, at a quarter of its size: the build aliases Preact to it (decision 041), so its exports have
 * Preact's names and meaning as far as the components use them. A change of state renders a widget as a whole, from the top: a context is
 * therefore a variable, and there is no order of updates. An element without state that is given again, as by `useMemo`, is not drawn again,
 * so the contexts that it uses do not change. A law test compares its output with Preact's.
 */
type Props = Record<string, unknown>;
type Component = ((props: Props) => unknown) & { context?: { value: unknown } };
interface Instance {
  root: Root;
  /** State of each hook, in a form of its own. */
  hooks: unknown[];
}
interface Virtual {
  /** Null for a text, undefined for nothing. */
  type: string | Component | null | undefined;
  props: Props;
  key: unknown;
  dom?: Element | Text;
  attributes?: Props;
  kids?: Virtual[];
  own?: Instance;
  /** The element that was given, of which each drawing has a copy for each place; none for texts. */
  origin?: object;
  /** Whether a component in it has hooks. */
  isLive?: boolean;
}
interface Root {
  container: Element;
  drawn: Virtual[];
  wanted: unknown;
  effects: (() => void)[];
  isDue: boolean;
}
/** Position of the next node: in `parent`, before `at`. */
interface Place {
  parent: Element;
  at: Node | null;
}

const roots = new WeakMap<Element, Root>();
let current: Instance;
let turn = 0;

export const Fragment: Component = ({ children }) => children;

export function jsx(type: Virtual["type"], props: Props, key?: unknown): Virtual {
  return { type, props, key };
}
export { jsx as jsxs };

/** Children as a list in which each keeps its position, empty ones included. */
const listed = (children: unknown): Virtual[] =>
  (Array.isArray(children) ? children : [children]).map((child) => {
    if (child === null || child === undefined || typeof child === "boolean") return jsx(undefined, {});
    if (Array.isArray(child)) return jsx(Fragment, { children: child });
    if (typeof child !== "object") return jsx(null, { text: String(child) });
    const { type, props, key } = child as Virtual;
    return { type, props, key, origin: child };
  });

/** Draws in a container; null removes the former drawing. */
export function render(content: unknown, container: Element): void {
  const root = roots.get(container) ?? { container, drawn: [], wanted: content, effects: [], isDue: false };
  roots.set(container, root);
  root.wanted = content;
  draw(root);
}

function draw(root: Root): void {
  root.isDue = false;
  const { drawn: before } = root;
  const next = listed(root.wanted);
  root.drawn = next;
  patchAll(root, { parent: root.container, at: firstOf(before) }, before, next);
  for (const effect of root.effects.splice(0)) effect();
}

function firstOf(nodes: readonly Virtual[]): Node | null {
  for (const { dom, kids } of nodes) {
    const node = dom ?? firstOf(kids ?? []);
    if (node) return node;
  }
  return null;
}

const isLike = (node: Virtual | undefined, { type, key }: Virtual) =>
  node !== undefined && node.type === type && node.key === key;

function patchAll(root: Root, place: Place, before: readonly Virtual[], next: Virtual[]): void {
  let matches: readonly (Virtual | undefined)[] = before;
  // Shortcut: most drawings have the same shape as before, and there is one with every keystroke.
  if (before.length !== next.length || !next.every((node, index) => isLike(before[index], node)))
    matches = matched(place, before, next);
  for (let index = 0; index < next.length; index++) {
    const match = matches[index];
    const node = next[index] as Virtual;
    if (match && node.origin && node.origin === match.origin && !match.isLive) {
      next[index] = match;
      put(place, match);
    } else patch(root, place, match, node);
  }
}

/** Puts what is drawn at the place. */
function put(place: Place, { dom, kids = [] }: Virtual): void {
  if (!dom) for (const kid of kids) put(place, kid);
  else if (dom === place.at) place.at = dom.nextSibling;
  else place.parent.insertBefore(dom, place.at);
}

/** Finds the former counterpart of each node and removes the rest. */
function matched(place: Place, before: readonly Virtual[], next: readonly Virtual[]) {
  const byKey = new Map(before.map((node) => [node.key, node]));
  const left = new Set(before);
  const matches = next.map((node, index) => {
    const match = node.key === undefined ? before[index] : byKey.get(node.key);
    return match && isLike(match, node) && left.delete(match) ? match : undefined;
  });
  // Remove first, so that remaining nodes are not moved, which would cost a field its focus.
  for (const node of left) remove(node, place);
  return matches;
}

/** Pictures are drawn only by elements of their own namespace; an element has that of its parent. */
const svg = "http://www.w3.org/2000/svg";

const isLive = (node: Virtual) => node.isLive;

function patch(root: Root, place: Place, before: Virtual | undefined, next: Virtual): void {
  const { type, props } = next;
  if (type === undefined) return;
  if (typeof type === "function") {
    next.own = before?.own ?? { root, hooks: [] };
    current = next.own;
    turn = 0;
    const kids = listed(type(props));
    next.kids = kids;
    const { context } = type;
    const outer = context?.value;
    if (context) context.value = props.value;
    patchAll(root, place, before?.kids ?? [], kids);
    if (context) context.value = outer;
    next.isLive = next.own.hooks.length > 0 || kids.some(isLive);
    return;
  }
  const { parent } = place;
  const node =
    before?.dom ??
    (type === null
      ? document.createTextNode("")
      : document.createElementNS(type === "svg" ? svg : (parent as Element).namespaceURI, type));
  next.dom = node;
  if (node instanceof Text) {
    if (node.data !== props.text) node.data = props.text as string;
  } else {
    const { children, ref, ...attributes } = props;
    const previous = before?.attributes ?? {};
    next.attributes = attributes;
    for (const name in previous) if (!(name in attributes)) set(node, name, undefined, previous[name]);
    for (const name in attributes) set(node, name, attributes[name], previous[name]);
    if (!props.dangerouslySetInnerHTML) {
      next.kids = listed(children);
      patchAll(root, { parent: node, at: node.firstChild }, before?.kids ?? [], next.kids);
      next.isLive = next.kids.some(isLive);
    }
    if (ref) (ref as { current: unknown }).current = node;
  }
  put(place, next);
}

function remove({ dom, kids = [], own: state, props }: Virtual, place?: Place): void {
  for (const { end } of (state?.hooks ?? []) as { end?: unknown }[]) if (typeof end === "function") end();
  const ref = props.ref as { current: unknown } | null | undefined;
  if (dom && ref?.current === dom) ref.current = null;
  if (dom && place) {
    if (place.at === dom) place.at = dom.nextSibling;
    dom.remove();
  }
  // Nodes that go with their parent need not be removed from it.
  for (const kid of kids) remove(kid, dom ? undefined : place);
}

type Listening = Element & { listeners?: Record<string, ((event: Event) => void) | undefined> };

function set(node: Listening, name: string, value: unknown, before: unknown): void {
  if (name === "value" && "value" in node) {
    if (node.value !== (value ?? "")) node.value = value ?? "";
  } else if (value === before) {
    return;
  } else if (name === "dangerouslySetInnerHTML") {
    const html = (value as { __html: string } | undefined)?.__html ?? "";
    if (html !== (before as { __html: string } | undefined)?.__html) node.innerHTML = html;
  } else if (name.startsWith("on")) {
    const event = name.slice(2).toLowerCase();
    node.listeners ??= {};
    const { listeners } = node;
    if (!(event in listeners)) node.addEventListener(event, (happened) => listeners[event]?.(happened));
    listeners[event] = value as (event: Event) => void;
  } else if (value === undefined || value === null || (value === false && !spelled.test(name))) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true && !spelled.test(name) ? "" : String(value));
  }
}
/** Attributes that spell out `true` and `false`. */
const spelled = /-|spellcheck/;

/** State that a hook keeps between drawings. */
function hookState<State>(make: () => State): State {
  const { hooks } = current;
  const index = turn++;
  if (index === hooks.length) hooks.push(make());
  return hooks[index] as State;
}

interface Cell<Value> {
  needs?: readonly unknown[];
  /** Whether one of the needs has changed since the last drawing. */
  isDue?: boolean;
  value?: Value;
  end?: unknown;
}
/** State of a hook with needs. */
function needing<Value>(needs: readonly unknown[]): Cell<Value> {
  const cell = hookState<Cell<Value>>(() => ({}));
  const { needs: before } = cell;
  cell.isDue = !before || needs.some((value, index) => !Object.is(value, before[index]));
  cell.needs = needs;
  return cell;
}

export function useState<Value>(first: Value | (() => Value)) {
  const { root } = current;
  const cell = hookState(() => ({
    value: first instanceof Function ? first() : first,
    set: (next: Value | ((value: Value) => Value)) => {
      const value = next instanceof Function ? next(cell.value) : next;
      if (Object.is(value, cell.value)) return;
      cell.value = value;
      if (root.isDue) return;
      root.isDue = true;
      queueMicrotask(() => root.isDue && draw(root));
    },
  }));
  return [cell.value, cell.set] as const;
}

export const useRef = <Value>(first: Value) => hookState(() => ({ current: first }));

export function useMemo<Value>(make: () => Value, needs: readonly unknown[]): Value {
  const cell = needing<Value>(needs);
  if (cell.isDue) cell.value = make();
  return cell.value as Value;
}

export function useEffect(begin: () => unknown, needs: readonly unknown[]): void {
  const { root } = current;
  const cell = needing(needs);
  if (!cell.isDue) return;
  root.effects.push(() => {
    if (typeof cell.end === "function") cell.end();
    cell.end = begin();
  });
}

export function createContext<Value>(first: Value) {
  const context = { value: first };
  const provide: Component = ({ children }) => children;
  provide.context = context;
  return { Provider: provide, context };
}
export const useContext = <Value>({ context }: { context: { value: Value } }): Value => context.value;
