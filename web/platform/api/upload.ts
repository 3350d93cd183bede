import type { EndpointSpec, OutputOf, SentParamsOf, SentQueryOf } from "../../../shared/kernel/endpoint.ts";
import { addressOf, heeded, sessionHeaders } from "./call.ts";
import { ApiProblem, problemFrom } from "./problem.ts";

/** Bytes sent so far. */
export type OnProgress = (sent: number) => void;

interface Answer {
  status: number;
  body: string;
  etag: string | null;
}

/** Sends a file. Uses XMLHttpRequest, since `fetch` cannot report upload progress. Status 0 means no response. */
function transfer(
  method: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  file: Blob,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets these headers itself and forbids setting them.
      if (!/^(?:host|content-length)$/i.test(name)) request.setRequestHeader(name, value);
    }
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded));
    request.addEventListener("load", () =>
      resolve({
        status: request.status,
        body: request.responseText,
        etag: request.getResponseHeader("etag"),
      }),
    );
    request.addEventListener("error", () => resolve({ status: 0, body: "", etag: null }));
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

const uploadProblem = (status: number) =>
  new ApiProblem({
    status,
    title: "Upload failed",
    detail: "",
    code: status === 0 ? "no_connection" : status === 403 ? "upload_expired" : "upload_failed",
  });

/** Puts a file at a presigned URL, which accepts it only once: 412 means that it is stored already. @throws ApiProblem `upload_expired`, `upload_failed`, `no_connection` */
export async function putFile(
  to: { url: string; headers: Readonly<Record<string, string>> },
  file: Blob,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> {
  const { status } = await transfer("PUT", to.url, to.headers, file, onProgress, signal);
  if (status === 0 || (status >= 300 && status !== 412)) throw uploadProblem(status);
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a file to an endpoint that takes raw bytes; returns what `send` returns.
 * @throws ApiProblem like every call
 */
export async function sendFile<E extends EndpointSpec & { body: "raw" }>(
  endpoint: E,
  options: {
    file: Blob;
    params?: SentParamsOf<E>;
    query?: SentQueryOf<E>;
    ifMatch?: string;
    onProgress: OnProgress;
    signal: AbortSignal;
  },
): Promise<{ output: OutputOf<E>; etag: string | null }> {
  const headers = { ...sessionHeaders(options), "content-type": options.file.type };
  const address = addressOf(endpoint, { params: options.params, query: options.query });
  const answer = await transfer(
    endpoint.method,
    address,
    headers,
    options.file,
    options.onProgress,
    options.signal,
  );
  if (answer.status === 0) throw uploadProblem(0);
  const output = parsed(answer.body);
  if (answer.status >= 300) throw heeded(problemFrom(answer.status, output, null, undefined));
  return { output: output as OutputOf<E>, etag: answer.etag };
}
