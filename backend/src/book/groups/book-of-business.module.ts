import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module.ts';
import { BookSizes } from './book-sizes.ts';
import { ExportGroupBookService } from './export-group-book.service.ts';
import { GroupBookController } from './group-book.controller.ts';
import { GroupBookRepository } from './group-book.repository.ts';
import { GroupBookService } from './group-book.service.ts';
import { RetrieveCsvController } from './retrieve-csv.controller.ts';
import { RetrieveCsvService } from './retrieve-csv.service.ts';

@Module({
  imports: [BooksModule],
  controllers: [GroupBookController, RetrieveCsvController],
  providers: [GroupBookRepository, BookSizes, GroupBookService, ExportGroupBookService, RetrieveCsvService],
})
export class BookOfBusinessModule {}
