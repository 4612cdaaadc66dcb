import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Object lists and what pages draw are unpacked here, no images: in a 25 MB scan less than 1 MB. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;

interface GrowingStream {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

let unpackedBytes = 0;

/** The document unpacks to more than any legitimate one. */
export const hasUnpackedTooMuch = (): boolean => unpackedBytes > MOST_UNPACKED_BYTES;

/**
 * Makes the PDF library stop before it unpacks a bomb: a thread's memory limit does not cover memory outside the heap. All its decoders
 * grow their buffers through one method of their base class, which is not exported and so is reached through an instance. Affects the whole
 * thread: call it once, in a worker only.
 */
export function limitDecoding(): void {
  const dict = PDFContext.create().obj({ Filter: PDFName.of('FlateDecode') });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, EMPTY_FLATE));
  const base = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as GrowingStream;
  const grow = base.ensureBuffer;
  base.ensureBuffer = function (this: GrowingStream, requested: number): Uint8Array {
    // The buffer doubles when it is full.
    unpackedBytes += requested > this.buffer.byteLength ? this.buffer.byteLength : 0;
    if (hasUnpackedTooMuch()) {
      throw new RangeError('The document unpacks to too much.');
    }
    return grow.call(this, requested);
  };
}

const EMPTY_FLATE = Uint8Array.from([0x78, 0x9c, 0x03, 0, 0, 0, 0, 0x01]);
