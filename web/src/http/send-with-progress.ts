/** How much of a body has been sent: 0 to 1. */
export type OnProgress = (share: number) => void;

export interface Upload {
  method: string;
  path: string;
  headers: Headers;
  body: XMLHttpRequestBodyInit;
  signal?: AbortSignal;
  onProgress: OnProgress;
}

/**
 * Like fetch, which cannot tell how far an upload is: the answer as a Response.
 * @throws AbortError when cancelled, TypeError when no answer came
 */
export function sendWithProgress({ method, path, headers, body, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, path);
    sending.responseType = 'text';
    headers.forEach((value, name) => sending.setRequestHeader(name, value));
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(new Response(sending.responseText || null, { status: sending.status }));
    sending.onerror = () => reject(new TypeError('No answer came.'));
    sending.onabort = () => reject(new DOMException('Cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}
