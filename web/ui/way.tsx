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

/** Whether an address of the app may be opened; the frame knows. */
export const Ways = createContext<(address: string) => boolean>(() => true);

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

function useIsOpen(to: LinkProps["to"]): boolean {
  const { pathname, search, hash } = useResolvedPath(to);
  return useContext(Ways)(pathname + search + hash);
}

/** Draws a link, or only its contents where it would lead to a page that refuses. */
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

/** A link of a text, a name or a figure. They stay as they are where the link would lead to a page that refuses. */
export const Link = orText(RouterLink);

/** The same in a list of pages: it says which of them is shown. */
export const PageLink = orText(RouterNavLink as ComponentType<Props>);

/** A link that is nothing but the way, such as a button: it is not there where it would lead to a page that refuses. */
export function ActionLink(props: Props) {
  return useIsOpen(props.to) ? <RouterLink {...props} /> : null;
}

const addressOf = (to: Partial<Path>) =>
  `${to.pathname ?? ""}${to.search ? `?${to.search.replace(/^\?/, "")}` : ""}`;

/** Goes to an address, or to the first of several, that may be opened; or else to the start. */
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

/** Whether an address may be opened, for what is no link, such as the button of a notification. */
export const useIsWay = () => useContext(Ways);
