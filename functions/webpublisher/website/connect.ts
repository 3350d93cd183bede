import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";

/** An address to which a name resolves. */
export interface Place {
  address: string;
  family: 4 | 6;
  port: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: AsyncIterable<Uint8Array>;
  /** Ends the connection, even if more data is to come. */
  discard: () => void;
}

/** All addresses of a name. */
export async function resolve(hostname: string): Promise<Place[]> {
  const addresses = await lookup(hostname, { all: true, order: "ipv4first" });
  return addresses.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4, port: 443 }));
}

/** Requests a page from a given address; the name is for the certificate and the `Host` header alone and is not resolved again. */
export function request(url: URL, { address, family, port }: Place, signal: AbortSignal): Promise<Answer> {
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((done, failed) => {
    const sent = send(
      {
        host: address,
        family,
        port,
        path: `${url.pathname}${url.search}`,
        servername: url.hostname,
        // Use a new connection, never one that an earlier request opened.
        agent: false,
        signal,
        headers: {
          host: url.host,
          accept: "text/html,application/xhtml+xml",
          "accept-encoding": "identity",
          "user-agent": "Laborium (check of a website that embeds our widgets)",
        },
      },
      (response) => done(answerOf(response)),
    );
    sent.on("error", failed);
    sent.end();
  });
}

function answerOf(response: IncomingMessage): Answer {
  const headers = new Headers();
  for (let index = 0; index + 1 < response.rawHeaders.length; index += 2) {
    const [name = "", value = ""] = response.rawHeaders.slice(index, index + 2);
    headers.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers, body: response, discard: () => response.destroy() };
}
