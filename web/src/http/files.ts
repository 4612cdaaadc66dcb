import { type ApiRequest, requestJson } from './client.ts';
import { request, type RequestOptions } from './request.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

export interface UploadOptions extends RequestOptions {
  /** Called while the form is being sent. */
  onProgress?: OnProgress;
}

/** Sends a form with files; the browser sets the type with its boundary. */
export async function sendForm<T>(path: string, form: FormData, { onProgress, ...options }: UploadOptions): Promise<T> {
  const transport = onProgress && sendWithProgress(onProgress);
  const response = await request({ method: 'POST', path, body: form, transport }, options);
  return (await response.json()) as T;
}

export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** A file as it was answered, with what else the server says of it. */
export interface AnsweredFile extends ReceivedFile {
  headers: Headers;
}

/** A file and the name that the server gives it in `x-filename`. */
export async function fetchFile(content: ApiRequest): Promise<AnsweredFile> {
  const response = await requestJson(content);
  const name = decodeURIComponent(response.headers.get('x-filename') ?? '');
  return { name: name || 'document', content: await response.blob(), headers: response.headers };
}

/** Fetches a file, so that a refusal can be shown, and hands it to the browser's own download list. */
export async function download(content: ApiRequest): Promise<ReceivedFile> {
  const file = await fetchFile(content);
  saveFile(file);
  return file;
}

export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
