import { decodePDFRawStream, PDFContext, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Only lists of objects are unpacked here, no pictures: those of a scan of 25 MB come to less than one. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;

interface GrowingStream {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

let unpackedBytes = 0;

/** More was to be unpacked than any honest document holds. */
export const hasUnpackedTooMuch = (): boolean => unpackedBytes > MOST_UNPACKED_BYTES;

/**
 * Makes the PDF library stop before it unpacks a bomb: memory outside of the heap is not under a thread's limit. All its decoders
 * grow their buffers through one method of their base class, which is not exported and so is reached through an instance.
 * For the whole thread: call it once, in a worker only.
 */
export function limitDecoding(): void {
  const dict = PDFContext.create().obj({ Filter: PDFName.of('FlateDecode') });
  const decoder = decodePDFRawStream(PDFRawStream.of(dict, EMPTY_FLATE));
  const base = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as GrowingStream;
  const grow = base.ensureBuffer;
  base.ensureBuffer = function (this: GrowingStream, requested: number): Uint8Array {
    // It doubles when it is full.
    unpackedBytes += requested > this.buffer.byteLength ? this.buffer.byteLength : 0;
    if (hasUnpackedTooMuch()) {
      throw new RangeError('The document unpacks to too much.');
    }
    return grow.call(this, requested);
  };
}

const EMPTY_FLATE = Uint8Array.from([0x78, 0x9c, 0x03, 0, 0, 0, 0, 0x01]);
