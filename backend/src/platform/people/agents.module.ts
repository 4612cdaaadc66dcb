import { Module } from '@nestjs/common';
import { AgentsController } from './agents.controller.ts';
import { AgentsRepository } from './agents.repository.ts';
import { AgentsService } from './agents.service.ts';

@Module({
  controllers: [AgentsController],
  providers: [AgentsRepository, AgentsService],
  exports: [AgentsRepository],
})
export class AgentsModule {}
