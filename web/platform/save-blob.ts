/** Saves generated data as a file in the browser. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The download has its own reference to the data by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
