import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { FindController } from './finding/find.controller.ts';
import { FindRepository } from './finding/find.repository.ts';
import { FindService } from './finding/find.service.ts';
import { GroupSearchController } from './group-search.controller.ts';
import { GroupSearchRepository } from './group-search.repository.ts';
import { GroupSearchService } from './group-search.service.ts';

@Module({
  imports: [BusinessRulesModule],
  controllers: [FindController, GroupSearchController],
  providers: [FindRepository, FindService, GroupSearchRepository, GroupSearchService],
})
export class SearchModule {}
