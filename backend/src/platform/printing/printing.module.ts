import { Module } from '@nestjs/common';
import { PrintToPdfService } from './print-to-pdf.service.ts';
import { PrintingController } from './printing.controller.ts';

@Module({
  controllers: [PrintingController],
  providers: [PrintToPdfService],
})
export class PrintingModule {}
