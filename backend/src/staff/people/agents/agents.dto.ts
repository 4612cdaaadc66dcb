import { AGENT, AGENT_CHANGE, AGENT_ROW } from '#shared/people/agent.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class NewAgent extends bodyOf(AGENT) {}
export class AgentChange extends bodyOf(AGENT_CHANGE) {}
export class AgentAnswer extends answerOf(AGENT_ROW) {}
