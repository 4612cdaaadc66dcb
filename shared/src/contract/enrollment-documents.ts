import type { RequiredDocument } from '#shared/enrollment/documents/required-documents';

/** One row of GET /api/enrollment/GetQuoteDocuments/{quoteId}, and the answer of an upload. Spec 001 section 3, "Document". */
export interface QuoteDocument {
  docTypeId: number;
  docId: number;
  fileName: string;
  /** What kind of document it is: "Voided check". */
  displayTitle: string;
  sizeBytes: number;
  /** Full name. */
  uploadedBy: string;
  /** UTC instant. */
  uploadedAt: string;
}

/** GET /api/enrollment/GetRequiredDocuments/{quoteId}: what belongs to this enrollment now, and why. A call of ours. */
export interface RequiredDocuments {
  Documents: RequiredDocument[];
  /** Internal staff let the group enroll without them: the application's answer BypassSupportDocument. */
  IsBypassed: boolean;
  /** This user may switch that, on the application. */
  MayBypass: boolean;
  /** Why this user cannot upload or delete now; null = can. */
  EditProblem: string | null;
}

/** DELETE /api/enrollment/UnlinkDocument/{quoteId}/{docId}. */
export interface UnlinkDocumentResponse {
  Message: string;
}
