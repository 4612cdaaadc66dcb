import { Module } from '@nestjs/common';
import { BooksRepository } from './books.repository.ts';
import { BooksService } from './books.service.ts';

@Module({ providers: [BooksRepository, BooksService], exports: [BooksService] })
export class BooksModule {}
