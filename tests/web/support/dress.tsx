import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";

/** Renders content inside the providers that the shell puts around every page; `redraw` changes its props. */
export function draw(content: ReactNode, address = "/") {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dressed = (inner: ReactNode) => (
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{inner}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const drawn = render(dressed(content));
  return { ...drawn, redraw: (inner: ReactNode) => drawn.rerender(dressed(inner)) };
}
