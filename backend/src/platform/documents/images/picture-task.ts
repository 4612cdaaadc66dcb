/** The worker's input: a file as it was uploaded. */
export interface PictureTask {
  content: Uint8Array;
  mostPixels: number;
}
