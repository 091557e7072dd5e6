import '#shared/styles/global.css';
import { start } from './app/start';

void start();
