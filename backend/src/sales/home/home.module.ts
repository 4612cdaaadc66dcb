import { Module } from '@nestjs/common';
import { HomeController } from './home.controller.ts';
import { HomeRepository } from './home.repository.ts';
import { HomeService } from './home.service.ts';
import { MyWorkRepository } from './my-work.repository.ts';
import { WaitingErrorsRepository } from './waiting-errors.repository.ts';

@Module({
  controllers: [HomeController],
  providers: [HomeRepository, HomeService, MyWorkRepository, WaitingErrorsRepository],
})
export class HomeModule {}
