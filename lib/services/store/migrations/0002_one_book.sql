CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ids" jsonb NOT NULL,
	"periodic" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_state";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_periodic" ON "jobs" USING btree ("kind") WHERE "jobs"."periodic";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("state","next_attempt_at");--> statement-breakpoint
UPDATE "outbox" SET "priority" = 1 WHERE "delivery" ->> 'mustArrive' = 'true' OR "delivery" ->> 'template' IN ('withdrawal-receipt', 'withdrawal-team');--> statement-breakpoint
DO $$
BEGIN
	-- The second book of former versions. What waits in the outbox is delivered from there; other work moves, what was under way included.
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		INSERT INTO "jobs" ("id", "kind", "ids", "due_at")
		SELECT "id", "name", coalesce("data" -> 'variantIds', "data" -> 'productIds'), "start_after"
		FROM "pgboss"."job"
		WHERE "name" IN ('check-stock', 'check-prices') AND "state" < 'completed'
			AND jsonb_typeof(coalesce("data" -> 'variantIds', "data" -> 'productIds')) = 'array';
	END IF;
	DROP SCHEMA IF EXISTS "pgboss" CASCADE;
END $$;
