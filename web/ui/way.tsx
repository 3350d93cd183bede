import { createContext, type Ref, useContext } from "react";
import { type LinkProps, Link as RouterLink, useNavigate, useResolvedPath } from "react-router";

/** Whether an address of the app may be opened; the frame knows. */
export const Ways = createContext<(address: string) => boolean>(() => true);

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

function useIsOpen(to: LinkProps["to"]): boolean {
  const { pathname, search, hash } = useResolvedPath(to);
  return useContext(Ways)(pathname + search + hash);
}

/** A link of a text, a name or a figure. They stay as they are where the link would lead to a page that refuses. */
export function Link({ to, replace, state, viewTransition, preventScrollReset, relative, ...props }: Props) {
  const isOpen = useIsOpen(to);
  if (isOpen)
    return <RouterLink {...{ to, replace, state, viewTransition, preventScrollReset, relative, ...props }} />;
  const { className, children, id, style } = props;
  return (
    <span {...{ className, id, style }} data-closed>
      {children}
    </span>
  );
}

/** A link that is nothing but the way, such as a button: it is not there where it would lead to a page that refuses. */
export function ActionLink(props: Props) {
  return useIsOpen(props.to) ? <RouterLink {...props} /> : null;
}

/** Goes to an address, or to the first of several, that may be opened; or else to the start. */
export function useGo() {
  const navigate = useNavigate();
  const isOpen = useContext(Ways);
  return (addresses: string | readonly string[], options?: { replace?: boolean }) =>
    navigate([addresses].flat().find(isOpen) ?? "/", options);
}
