import type { Transport } from './request.ts';

/** The fraction of a body that has been sent: 0 to 1. */
export type OnProgress = (share: number) => void;

/** Like fetch, which cannot report upload progress. */
export const sendWithProgress =
  (onProgress: OnProgress): Transport =>
  (path, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(method, path);
      sending.responseType = 'text';
      headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      sending.onload = () => resolve(new Response(sending.responseText || null, { status: sending.status }));
      sending.onerror = () => reject(new TypeError('No answer came.'));
      sending.onabort = () => reject(new DOMException('Canceled.', 'AbortError'));
      signal?.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
