import { PRINTING } from '#shared/printing/printing.calls';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { PrintToPdfService } from './print-to-pdf.service.ts';

@Serves(PRINTING)
export class PrintingController implements Serving<typeof PRINTING> {
  constructor(private readonly printToPdf: PrintToPdfService) {}

  print({ user, body }: Asked<typeof PRINTING.print>) {
    return this.printToPdf.print(user, body);
  }
}
