import { playMatrix } from "./play-matrix.ts";

playMatrix(1);
