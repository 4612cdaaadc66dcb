import { type ApiRequest, requestJson } from './client.ts';
import { request, type RequestOptions } from './request.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

export interface UploadOptions extends RequestOptions {
  /** Called while the form is uploading. */
  onProgress?: OnProgress;
}

/** Sends a form with files; the browser sets the content type with its boundary. */
export async function sendForm<T>(path: string, form: FormData, { onProgress, ...options }: UploadOptions): Promise<T> {
  const transport = onProgress && sendWithProgress(onProgress);
  const response = await request({ method: 'POST', path, body: form, transport }, options);
  return (await response.json()) as T;
}

export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** A file from a response, with the response's other headers. */
export interface AnsweredFile extends ReceivedFile {
  headers: Headers;
}

/** A file and its name from the header `x-filename`. */
export async function fetchFile(content: ApiRequest): Promise<AnsweredFile> {
  const response = await requestJson(content);
  const name = decodeURIComponent(response.headers.get('x-filename') ?? '');
  return { name: name || 'document', content: await response.blob(), headers: response.headers };
}

/** Fetches a file, so that a refusal can be shown, then saves it through the browser's downloads. */
export async function download(content: ApiRequest): Promise<ReceivedFile> {
  const file = await fetchFile(content);
  saveFile(file);
  return file;
}

export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download reads the URL after the current task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
