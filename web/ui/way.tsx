import { type ComponentType, createContext, type Ref, useCallback, useContext } from "react";
import {
  type LinkProps,
  type NavigateOptions,
  type Path,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate,
  useResolvedPath,
} from "react-router";

/** Whether an address of the app may be opened; provided by the frame. */
export const Ways = createContext<(address: string) => boolean>(() => true);

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

function useIsOpen(to: LinkProps["to"]): boolean {
  const { pathname, search, hash } = useResolvedPath(to);
  return useContext(Ways)(pathname + search + hash);
}

/** Draws a link, or only its content if the target page would be refused. */
const orText = (Drawn: ComponentType<LinkProps & { ref?: Ref<HTMLAnchorElement> }>) =>
  function TextLink({ to, replace, state, viewTransition, preventScrollReset, relative, ...props }: Props) {
    const isOpen = useIsOpen(to);
    if (isOpen)
      return <Drawn {...{ to, replace, state, viewTransition, preventScrollReset, relative, ...props }} />;
    const { className, children, id, style } = props;
    return (
      <span {...{ className, id, style }} data-closed>
        {children}
      </span>
    );
  };

/** A link around a text, a name or a figure; its content stays if the target page would be refused. */
export const Link = orText(RouterLink);

/** The same in a navigation; marks the current page. */
export const PageLink = orText(RouterNavLink as ComponentType<Props>);

/** A link that only serves navigation, for example a button; omitted if the target page would be refused. */
export function ActionLink(props: Props) {
  return useIsOpen(props.to) ? <RouterLink {...props} /> : null;
}

const addressOf = (to: Partial<Path>) =>
  `${to.pathname ?? ""}${to.search ? `?${to.search.replace(/^\?/, "")}` : ""}`;

/** Returns a function that goes to the first of several addresses that may be opened, or else to the start page. */
export function useGo() {
  const navigate = useNavigate();
  const isOpen = useContext(Ways);
  return useCallback(
    (to: string | Partial<Path> | readonly string[], options?: NavigateOptions) => {
      const addresses =
        typeof to === "object" && !Array.isArray(to) ? [addressOf(to as Partial<Path>)] : [to].flat();
      return navigate((addresses as string[]).find(isOpen) ?? "/", options);
    },
    [navigate, isOpen],
  );
}

/** Returns a check whether an address may be opened, for elements other than links, for example the button of a notification. */
export const useIsWay = () => useContext(Ways);
