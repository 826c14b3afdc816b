CREATE TABLE "favourites" (
	"customer" text NOT NULL,
	"locale" text NOT NULL,
	"product_id" text NOT NULL,
	"product" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_customer_locale_product_id_pk" PRIMARY KEY("customer","locale","product_id")
);
--> statement-breakpoint
CREATE TABLE "mail_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_subscriptions_subject" ON "mail_subscriptions" USING btree ("kind","subject","state");--> statement-breakpoint
CREATE INDEX "mail_subscriptions_due" ON "mail_subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_subscriptions_one" ON "mail_subscriptions" USING btree ("kind","email","subject","locale") WHERE "mail_subscriptions"."state" in ('pending', 'active');--> statement-breakpoint
-- No alert of an older instance may be stored between the copy and the end of its table.
LOCK TABLE "stock_alerts" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
-- Stock alerts are subscriptions like the others: with the same ids, so that the links in mails already sent still work.
INSERT INTO "mail_subscriptions"
	("id", "kind", "email", "locale", "subject", "details", "state", "created_at", "confirmed_at", "mailed_at", "ended_at", "expires_at")
SELECT "id", 'stock', "email", "locale", "variant_id",
	jsonb_build_object('productName', "product_name", 'productPath', "product_path"),
	CASE "state" WHEN 'sent' THEN 'done' ELSE "state" END,
	"created_at", "confirmed_at", "sent_at",
	CASE "state" WHEN 'sent' THEN "sent_at" WHEN 'left' THEN now() END,
	"expires_at"
FROM "stock_alerts";
--> statement-breakpoint
DROP TABLE "stock_alerts";
