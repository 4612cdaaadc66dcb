import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module.ts';
import { BookSearchesRepository } from './book-searches.repository.ts';
import { ExportIndividualBookService } from './export-individual-book.service.ts';
import { FindContractsService } from './find-contracts.service.ts';
import { IndividualBookController } from './individual-book.controller.ts';
import { IndividualBookRepository } from './individual-book.repository.ts';
import { IndividualBookService } from './individual-book.service.ts';
import { PurgeBookSearchesService } from './purge-book-searches.service.ts';

/** The books of individuals and of Medicare. */
@Module({
  imports: [BooksModule],
  controllers: [IndividualBookController],
  providers: [
    BookSearchesRepository,
    ExportIndividualBookService,
    FindContractsService,
    IndividualBookRepository,
    IndividualBookService,
    PurgeBookSearchesService,
  ],
})
export class IndividualBookModule {}
