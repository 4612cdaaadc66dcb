/** The worker's input: pictures that were written anew, a page each, in this order. */
export interface BindTask {
  title: string;
  pictures: readonly BoundPicture[];
}

export interface BoundPicture {
  /** image/png or image/jpeg. */
  contentType: string;
  content: Uint8Array;
}
