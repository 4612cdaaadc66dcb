import { APPLICATION_PDF } from '#shared/enrollment/application-pdf.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { ApplicationPdfService } from './application-pdf.service.ts';

@Serves(APPLICATION_PDF)
export class ApplicationPdfController implements Serving<typeof APPLICATION_PDF> {
  constructor(private readonly applicationPdf: ApplicationPdfService) {}

  download({ user, quoteId }: Asked<typeof APPLICATION_PDF.download>) {
    return this.applicationPdf.make(user, quoteId);
  }
}
