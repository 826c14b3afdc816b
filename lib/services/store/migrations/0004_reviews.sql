CREATE TABLE "review_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_name" text NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"draft" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_opt_outs" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_name" text NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"display_name" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	"answer" text,
	"draft" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_line" ON "review_invitations" USING btree ("order_name","variant_id");--> statement-breakpoint
CREATE INDEX "review_invitations_due" ON "review_invitations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_log_created" ON "review_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_line" ON "reviews" USING btree ("order_name","variant_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","state","created_at");--> statement-breakpoint
CREATE INDEX "reviews_delete_at" ON "reviews" USING btree ("delete_at");