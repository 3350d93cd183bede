/** @jsxImportSource preact */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";

/** The current view: one analysis, or a list narrowed by search, category and letter. */
export interface View {
  code?: string | undefined;
  search?: string | undefined;
  category?: string | undefined;
  letter?: string | undefined;
  /** From 1; only the server renders pages. */
  page?: number | undefined;
}

export interface Navigation {
  /** A real URL for a view, so that links can be copied, opened in new tabs and followed without script. */
  href: (view: View) => string;
  /** Shows the view without loading a page; absent without script. */
  go?: (view: View) => void;
}
export const NavigationContext = createContext<Navigation>({ href: () => "#" });

interface LinkProps {
  to: View;
  children: ComponentChildren;
  class?: string;
  id?: string;
  role?: "option";
  lang?: string | undefined;
  /** Whether it leads to the current view. */
  current?: boolean;
  "aria-label"?: string;
  "aria-selected"?: boolean;
  rel?: string;
}

/** A link between views. */
export function Link({ to, current, children, ...rest }: LinkProps) {
  const { href, go } = useContext(NavigationContext);
  const onClick =
    go &&
    ((event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(to);
    });
  return (
    <a href={href(to)} aria-current={current ? "true" : undefined} {...rest} onClick={onClick}>
      {children}
    </a>
  );
}
